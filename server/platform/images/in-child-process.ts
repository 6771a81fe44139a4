import { fork } from "node:child_process";

/** The child could not begin, or was ended before it was done: nothing is known about the picture. */
export class Unfinished extends Error {}

/** How a child says that it can make no picture of this. */
const NO_PICTURE = 1;

/**
 * Has a picture made by a child process, which is killed when it takes too long (T102): a few bytes can keep a renderer
 * busy for hours, and nothing else stops it. Rejects when the child ends without a picture.
 */
export function pictureFromChild(script: URL, order: object, timeoutMs: number): Promise<Buffer> {
  const child = fork(script, {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // Without our secrets and debugger options.
    env: {},
    execArgv: [],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  return new Promise((resolve, reject) => {
    child.once("message", (picture) => resolve(Buffer.from(picture as unknown as Uint8Array)));
    const fail = (cause: Error | null) =>
      cause && reject(new Unfinished("The child process could not work", { cause }));
    child.once("error", fail);
    child.once("exit", (code) =>
      reject(
        code === NO_PICTURE ? new Error("There is no picture in it") : new Unfinished("The child process was ended"),
      ),
    );
    child.send(order, fail);
  });
}

/** The other side: what a child process does with its only order. */
export function answerWithPicture<Order>(make: (order: Order) => Promise<Buffer>): void {
  process.once("message", async (order: Order) => {
    const picture = await make(order).catch(() => process.exit(NO_PICTURE));
    process.send?.(picture, () => process.disconnect());
  });
  // The parent has the picture or is gone. A renderer at work would block any other exit.
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
}
