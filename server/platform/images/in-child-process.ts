import { fork } from "node:child_process";

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
    child.once("error", reject);
    child.once("exit", () => reject(new Error("The child process ended without a picture")));
    child.send(order, (error) => error && reject(error));
  });
}

/** The other side: what a child process does with its only order. */
export function answerWithPicture<Order>(make: (order: Order) => Promise<Buffer>): void {
  process.once("message", async (order: Order) => {
    const picture = await make(order).catch(() => process.exit(1));
    process.send?.(picture, () => process.disconnect());
  });
  // The parent has the picture or is gone. A renderer at work would block any other exit.
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
}
