import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { ChildAnswer, ChildOrder } from "./database-child.ts";

export interface DatabaseProcess {
  readonly answer: ChildAnswer;
  /** The address of its database; throws the error of the process when it has none. */
  readonly url: string;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

const children = new Set<ChildProcess>();

/** A separate process that uses the database, for tests of several processes. */
export async function databaseProcess(order: ChildOrder): Promise<DatabaseProcess> {
  const child = fork(fileURLToPath(new URL("./database-child.ts", import.meta.url)), { execArgv: [] });
  children.add(child);
  const exited = once(child, "exit").then(() => void children.delete(child));
  child.send(order);
  const answer: ChildAnswer = await Promise.race([
    once(child, "message").then(([message]) => message),
    exited.then(() => ({ error: "Error", message: "the process ended without an answer" })),
  ]);
  return {
    answer,
    get url() {
      if ("url" in answer) return answer.url;
      throw new Error(JSON.stringify(answer));
    },
    stop: () => {
      child.send("stop");
      return exited;
    },
    kill: () => {
      child.kill("SIGKILL");
      return exited;
    },
  };
}

export async function killDatabaseProcesses(): Promise<void> {
  for (const child of children) child.kill("SIGKILL");
  await Promise.all([...children].map((child) => once(child, "exit")));
}
