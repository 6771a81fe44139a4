export { warehousesModule } from "./module.ts";
export type { Warehouses } from "./open-warehouses.ts";
export { findWarehouse, listWarehouses, type Warehouse, warehouseInScope } from "./warehouse-store.ts";
