import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { HashJob } from "./hash-job.ts";

const idle: Worker[] = [];

/** Hashes, or compares, in a thread of its own that leaves the processor to others; as many as are asked for at once. */
export async function hashInWorker(job: HashJob): Promise<string | boolean> {
  const worker = idle.pop() ?? startWorker();
  worker.ref();
  worker.postMessage(job);
  // Rejects when the thread fails, and then it is not used again.
  const [answer] = await once(worker, "message");
  // An idle one keeps no process from ending.
  worker.unref();
  idle.push(worker);
  return answer;
}

function startWorker(): Worker {
  const worker = new Worker(new URL("./hash-worker.ts", import.meta.url));
  // Whoever waits for an answer hears of a failure; between answers there is nobody to tell.
  worker.on("error", () => idle.splice(0, idle.length, ...idle.filter((other) => other !== worker)));
  return worker;
}
