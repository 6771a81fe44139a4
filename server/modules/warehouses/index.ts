export { listWarehouses, type Warehouse } from "./warehouse-store.ts";
