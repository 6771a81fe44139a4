import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { HashJob } from "./hash-job.ts";

const idle: Worker[] = [];

/** Hashes or verifies in a low-priority worker thread; concurrent calls use one thread each. */
export async function hashInWorker(job: HashJob): Promise<string | boolean> {
  const worker = idle.pop() ?? startWorker();
  worker.ref();
  worker.postMessage(job);
  // Rejects when the thread fails; a failed thread is not reused.
  const [answer] = await once(worker, "message");
  // An idle thread does not keep the process alive.
  worker.unref();
  idle.push(worker);
  return answer;
}

function startWorker(): Worker {
  const worker = new Worker(new URL("./hash-worker.ts", import.meta.url));
  // A waiting caller gets the error from `once`; an idle thread is only removed.
  worker.on("error", () => idle.splice(0, idle.length, ...idle.filter((other) => other !== worker)));
  return worker;
}
