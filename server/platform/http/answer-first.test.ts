import { execFileSync } from "node:child_process";
import { getPriority } from "node:os";
import { expect, test } from "vitest";

/** In a process of its own: without rights of root a priority cannot be raised again. */
const SCRIPT = `
  import { once } from "node:events";
  import { readdirSync } from "node:fs";
  import { getPriority } from "node:os";
  import { Worker } from "node:worker_threads";
  import { answerFirst } from "./answer-first.ts";

  const worker = (priority) => new Worker(
    "import { setPriority } from 'node:os'; import { parentPort } from 'node:worker_threads';" +
      "setPriority(0, " + priority + "); parentPort.on('message', () => {}); parentPort.postMessage('ready')",
    { eval: true },
  );
  await Promise.all([worker(getPriority()), worker(19)].map((started) => once(started, "message")));
  answerFirst();
  const others = readdirSync("/proc/self/task").map(Number).filter((thread) => thread !== process.pid);
  console.log(JSON.stringify([getPriority(), ...new Set(others.map((thread) => getPriority(thread)).sort())]));
  process.exit();
`;

test.runIf(process.platform === "linux")(
  "F39 the thread that answers comes before all others, and one that is lower already stays so",
  () => {
    const args = ["--input-type=module", "--eval", SCRIPT];
    const printed = execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: "utf8" });
    expect(JSON.parse(printed)).toEqual([getPriority(), 10, 19]);
  },
);
