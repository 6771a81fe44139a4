export { warehousesModule } from "./module.ts";
export { findWarehouse, listWarehouses, type Warehouse, warehouseInScope } from "./warehouse-store.ts";
export type { Warehouses } from "./warehouses.ts";
