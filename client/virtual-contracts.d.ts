/** `virtual:shop-contract` and the like, made at build time by tools/vite-contract.ts. */
declare module "virtual:*-contract" {
  const wire: import("./calls/wire-table.ts").WireTable;
  export default wire;
}
