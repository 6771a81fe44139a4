import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { rootDir } from "./test-app.ts";

export interface ServerProcess {
  pid: number | undefined;
  /** Resolves once the shop is open; rejects with its output when the process ends before that. */
  opened(): Promise<void>;
  exited(): Promise<{ code: number | null; stdout: string; stderr: string; afterMs: number }>;
  signal(name: NodeJS.Signals): void;
  stdout(): string;
}

export interface Program {
  main: string;
  /** Its output once it is open. */
  isOpen: string;
  /** Its folder; the repository by default. */
  folder?: string;
  /** Where its standard output goes instead; whether it is open is then not known. */
  outputTo?: string;
  /** How many files and connections it may have open; as many as this process by default. */
  openFiles?: number;
}

export const SHOP: Program = { main: "server/main.ts", isOpen: "Crossdock is open" };
export const SIMULATOR: Program = { main: "simulator/main.ts", isOpen: "The payment simulator is open" };

const running = new Set<ChildProcess>();

/** A program as an operator would start it, with nothing of this process's environment but its path. */
export function startServerProcess(env: Record<string, string>, program = SHOP): ServerProcess {
  const startedAt = performance.now();
  const [command, ...words] = commandOf(program);
  const child = spawn(command, words, {
    cwd: program.folder ?? rootDir,
    env: {
      PATH: process.env.PATH ?? "",
      HOME: process.env.HOME ?? "",
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: join(rootDir, "build/compile-cache"),
      ...env,
    },
    stdio: ["ignore", program.outputTo === undefined ? "pipe" : openSync(program.outputTo, "w"), "pipe"],
  });
  running.add(child);
  const output = { stdout: "", stderr: "" };
  child.stdout?.on("data", (chunk) => {
    output.stdout += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    output.stderr += chunk;
  });
  const exit = once(child, "close").then(([code]) => {
    running.delete(child);
    return { code: code as number | null, ...output, afterMs: performance.now() - startedAt };
  });
  return {
    pid: child.pid,
    exited: () => exit,
    signal: (name) => void child.kill(name),
    stdout: () => output.stdout,
    opened: async () => {
      while (!output.stdout.includes(program.isOpen)) {
        const ended = await Promise.race([exit, setTimeout(20)]);
        if (ended) throw new Error(`The server ended with ${ended.code}: ${ended.stderr}`);
      }
    },
  };
}

const commandOf = ({ main, openFiles }: Program): [string, ...string[]] =>
  openFiles === undefined
    ? [process.execPath, main]
    : ["sh", "-c", `ulimit -n ${openFiles} && exec "$0" "$@"`, process.execPath, main];

export async function killServerProcesses(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      child.kill("SIGKILL");
      return once(child, "close");
    }),
  );
}
