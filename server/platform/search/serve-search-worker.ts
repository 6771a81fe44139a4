import { parentPort } from "node:worker_threads";
import { ColumnarEngine } from "./columnar/columnar-engine.ts";
import type { DocumentSource } from "./search-engine.ts";
import type { EngineAnswer, EngineCall } from "./worker-protocol.ts";

/**
 * Makes the thread it is called in a search worker. Calls are answered in the order in which they come; long jobs give
 * way to queries by themselves. The source is read here, so that a million documents never cross threads.
 */
export function serveSearchWorker(source?: DocumentSource): void {
  const engine = new ColumnarEngine(source);
  const port = parentPort;
  port?.on("message", async ({ id, method, args }: EngineCall) => {
    let answer: EngineAnswer;
    try {
      const run = engine[method] as (...args: unknown[]) => Promise<unknown>;
      answer = { id, value: await run.apply(engine, [...args]) };
    } catch (error) {
      answer = { id, error: error instanceof Error ? error.message : String(error) };
    }
    port.postMessage(answer);
  });
}
