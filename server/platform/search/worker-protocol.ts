import type { EmbeddedSearchEngine } from "./search-engine.ts";

/** The methods that another thread can call. */
export type EngineMethod = Exclude<keyof EmbeddedSearchEngine, "close">;

export const ENGINE_METHODS = [
  "search",
  "suggest",
  "similar",
  "upsert",
  "remove",
  "stats",
  "rebuild",
  "snapshot",
  "restore",
] as const satisfies readonly EngineMethod[];

export interface EngineCall {
  readonly id: number;
  readonly method: EngineMethod;
  readonly args: readonly unknown[];
}

export type EngineAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };
