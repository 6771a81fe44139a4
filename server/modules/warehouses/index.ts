export { findWarehouse, listWarehouses, type Warehouse } from "./warehouse-store.ts";
