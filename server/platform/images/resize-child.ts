import { resizeImage } from "./resize-image.ts";
import type { ResizeOrder } from "./resize-in-child-process.ts";

process.once("message", async ({ bytes, modifiers }: ResizeOrder) => {
  const picture = await resizeImage(Buffer.from(bytes), modifiers).catch(() => process.exit(1));
  process.send?.(picture, () => process.disconnect());
});

// The parent has the picture or is gone. A renderer at work would block any other exit.
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
