import { Worker } from "node:worker_threads";
import type { EmbeddedSearchEngine } from "./search-engine.ts";
import { ENGINE_METHODS, type EngineAnswer, type EngineCall, type EngineMethod } from "./worker-protocol.ts";

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export interface SearchWorkerOptions {
  /** The worker's own file, which calls serveSearchWorker with its source of documents. */
  readonly entry?: URL;
  /** Called once when the worker ends without having been asked to. Its index is lost: start another one. */
  readonly onLost?: (error: Error) => void;
}

/**
 * The embedded engine in a thread of its own, so that a long query delays no other request.
 * Only queries and answers cross threads.
 */
export function startSearchWorker({ entry, onLost }: SearchWorkerOptions = {}): EmbeddedSearchEngine {
  const worker = new Worker(entry ?? new URL("./worker.ts", import.meta.url), { name: "search" });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let lost: Error | null = null;

  const refuseAll = (error: Error) => {
    lost = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const lose = (error: Error) => {
    if (lost) return;
    refuseAll(error);
    onLost?.(error);
  };
  worker.on("message", (answer: EngineAnswer) => {
    const caller = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("error" in answer) caller?.reject(new Error(answer.error));
    else caller?.resolve(answer.value);
  });
  worker.on("error", (error) => lose(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", () => lose(new Error("The search worker has ended.")));

  const call = (method: EngineMethod, args: readonly unknown[]): Promise<unknown> => {
    if (lost) return Promise.reject(lost);
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, method, args } satisfies EngineCall);
    });
  };
  const close = async () => {
    if (lost) return;
    // A rebuild takes many seconds and must not delay the end of the process.
    refuseAll(new Error("The search worker is closed."));
    await worker.terminate();
  };
  const remote = Object.fromEntries(
    ENGINE_METHODS.map((method) => [method, (...args: unknown[]) => call(method, args)]),
  );
  return { ...(remote as unknown as Pick<EmbeddedSearchEngine, EngineMethod>), close };
}
