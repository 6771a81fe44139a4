import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from "node:fs";

const KEEP_BYTES = 4 * 1024 * 1024;
const SHOWN_LINES = 8;

/** PostgreSQL outlives this process when it is killed, so its log goes to a file of its own and not to ours. */
export function openLog(file: string): { descriptor: number; close(): void; newLines(): string } {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > KEEP_BYTES) renameSync(file, `${file}.old`);
  const descriptor = openSync(file, "a", 0o600);
  const start = fstatSync(descriptor).size;
  return {
    descriptor,
    close: () => closeSync(descriptor),
    newLines: () => readFileSync(file).subarray(start).toString("utf8"),
  };
}

export function lastLines(text: string): string {
  return text.trim().split("\n").slice(-SHOWN_LINES).join("\n");
}
