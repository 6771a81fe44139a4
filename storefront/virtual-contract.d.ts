/** The contract's paths and policies without its schemas: what a browser needs of it. */
declare module "virtual:contract" {
  import type { Contract } from "../contracts/contract.ts";

  const wire: Contract;
  export default wire;
}
