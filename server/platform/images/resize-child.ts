import { answerWithPicture } from "./in-child-process.ts";
import { resizeImage } from "./resize-image.ts";
import type { ResizeOrder } from "./resize-in-child-process.ts";

answerWithPicture(({ bytes, modifiers }: ResizeOrder) => resizeImage(Buffer.from(bytes), modifiers));
