import { UnreadableImage } from "../images/image-source.ts";
import { pictureFromChild } from "../images/in-child-process.ts";

const TIMEOUT_MS = 15_000;
const CHILD = new URL("./reencode-child.ts", import.meta.url);

export interface ReencodeOrder {
  path: string;
}

/** The picture of a file as a new JPEG, made by another process. */
export function reencodePicture(path: string): Promise<Buffer> {
  const order: ReencodeOrder = { path };
  return pictureFromChild(CHILD, order, TIMEOUT_MS).catch((cause) => {
    throw new UnreadableImage("a broken picture, or one beyond the limits", { cause });
  });
}
