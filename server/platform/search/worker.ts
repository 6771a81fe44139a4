import { type MessagePort, parentPort } from "node:worker_threads";
import { ColumnarEngine } from "./columnar/columnar-engine.ts";
import type { EngineAnswer, EngineCall } from "./worker-protocol.ts";

/** Answers calls in the order in which they come; long jobs give way to queries by themselves. */
function serve(port: MessagePort): void {
  const engine = new ColumnarEngine();
  port.on("message", async ({ id, method, args }: EngineCall) => {
    let answer: EngineAnswer;
    try {
      const run = engine[method] as (...args: unknown[]) => Promise<unknown>;
      answer = { id, value: await run.apply(engine, [...args]) };
    } catch (error) {
      answer = { id, error: error instanceof Error ? error.message : String(error) };
    }
    port.postMessage(answer);
    if (method === "close") port.close();
  });
}

if (parentPort) serve(parentPort);
