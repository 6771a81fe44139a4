import { spawn } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const SAME_KEYPRESS_MS = 1_000;

/**
 * Runs a program in our place: its output is ours, and so is its exit code. It gets a process group of its own,
 * because Ctrl-C reaches npm, the shell and us, and all of us would pass it on: it must arrive once.
 */
export function runInOurPlace(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: "inherit", detached: true });
  let lastSignalAt = Number.NEGATIVE_INFINITY;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      if (performance.now() - lastSignalAt < SAME_KEYPRESS_MS) return;
      lastSignalAt = performance.now();
      child.kill(signal);
    });
  }
  return exitCodeOf(child);
}

/** Runs a step to its end; shown as it goes, or only when it fails. */
export async function runStep(command, args, { env = {}, quiet = false } = {}) {
  const stdio = quiet ? ["ignore", "pipe", "pipe"] : "inherit";
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));
  const code = await exitCodeOf(child);
  if (code !== 0) process.stderr.write(Buffer.concat(output));
  return code;
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
