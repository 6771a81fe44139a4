import { fork } from "node:child_process";
import type { ImageModifiers } from "../../../domain/images/modifiers.ts";
import { UnreadableImage } from "./image-source.ts";

const TIMEOUT_MS = 10_000;

export interface ResizeOrder {
  bytes: Uint8Array;
  modifiers: ImageModifiers;
}

/**
 * Resizes in a child process, which is killed when it takes too long (T102): a few lines of SVG can keep a renderer busy
 * for hours, and nothing else stops it.
 */
export function resizeInChildProcess(
  bytes: Buffer,
  modifiers: ImageModifiers,
  timeoutMs = TIMEOUT_MS,
): Promise<Buffer> {
  const child = fork(new URL("./resize-child.ts", import.meta.url), {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // Without our secrets and debugger options.
    env: {},
    execArgv: [],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  return new Promise((resolve, reject) => {
    const giveUp = (cause: unknown) => reject(new UnreadableImage("a drawing that is broken or too costly", { cause }));
    child.once("message", (picture) => resolve(Buffer.from(picture as unknown as Uint8Array)));
    child.once("error", giveUp);
    child.once("exit", giveUp);
    child.send({ bytes, modifiers } satisfies ResizeOrder, (error) => error && giveUp(error));
  });
}
