import { resizeImage } from "./resize-image.ts";
import type { ResizeOrder } from "./resize-in-child-process.ts";

process.once("message", async ({ bytes, modifiers }: ResizeOrder) => {
  const picture = await resizeImage(Buffer.from(bytes), modifiers).catch(() => process.exit(1));
  process.send?.(picture, () => process.disconnect());
});

// Whoever asked is gone or has the picture. A renderer at work would hold up any other way of leaving.
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
