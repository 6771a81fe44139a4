/** The address and policy of every call: what a browser needs of the contract. */
declare module "virtual:contract" {
  interface WireCall {
    method: "GET" | "POST";
    path: string;
    timeoutMs: number;
    retries: number;
  }

  const wire: Record<string, Record<string, WireCall>>;

  export type { WireCall };
  export default wire;
}
