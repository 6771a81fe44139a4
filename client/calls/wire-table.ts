/** The part of a call that a browser needs: its address and its policy. The schemas stay on the server. */
export interface WireCall {
  method: "GET" | "POST";
  path: string;
  timeoutMs: number;
  retries: number;
}

/** The calls of a contract by area and name. */
export type WireTable = Readonly<Record<string, Readonly<Record<string, WireCall>>>>;
