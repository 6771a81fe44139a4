import { spawn } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

let interrupted = false;
/** Whether we were asked to stop: then nothing else may be started. */
export const isInterrupted = () => interrupted;

const SAME_KEYPRESS_MS = 1_000;
const PARENT_CHECK_MS = 250;

/**
 * Runs a program to its end and returns its exit code. The output of a quiet one is shown only when it fails, that of a
 * silent one never. It gets a process group of its own, because Ctrl-C reaches npm, the shell and us, and all of us would
 * pass it on: it must arrive once.
 */
export async function run(command, args, { env = {}, quiet = false, silent = false, signal } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: quiet || silent ? ["ignore", "pipe", "pipe"] : "inherit",
    detached: true,
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));
  const stopForwarding = forwardSignals(child);
  signal?.addEventListener("abort", () => child.kill("SIGTERM"));
  const code = await exitCodeOf(child);
  stopForwarding();
  if (code !== 0 && !silent) process.stderr.write(Buffer.concat(output));
  return code;
}

function forwardSignals(child) {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  let lastAt = Number.NEGATIVE_INFINITY;
  const forward = (signal) => {
    if (performance.now() - lastAt < SAME_KEYPRESS_MS) return;
    lastAt = performance.now();
    interrupted = true;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  // A signal sent to npm alone ends the shell that it started us with, and never reaches us.
  const shell = process.env.npm_lifecycle_event ? process.ppid : undefined;
  const watch = setInterval(() => {
    if (shell !== undefined && process.ppid !== shell && lastAt < 0) forward("SIGTERM");
  }, PARENT_CHECK_MS);
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, forward);
  };
}

function exitCodeOf(child) {
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("close", (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
