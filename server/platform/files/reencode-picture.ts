import { UnreadableImage } from "../images/image-source.ts";
import { pictureFromChild, Unfinished } from "../images/in-child-process.ts";
import { TooBusy } from "../limits/gate.ts";

const TIMEOUT_MS = 15_000;
const CHILD = new URL("./reencode-child.ts", import.meta.url);

export interface ReencodeOrder {
  path: string;
}

/** The picture of a file as a new JPEG, made by another process; where that is ended too soon, it can be tried again. */
export function reencodePicture(path: string, timeoutMs = TIMEOUT_MS): Promise<Buffer> {
  const order: ReencodeOrder = { path };
  return pictureFromChild(CHILD, order, timeoutMs).catch((cause) => {
    if (cause instanceof Unfinished) throw new TooBusy("no picture was made in time", { cause });
    throw new UnreadableImage("a broken picture, or one beyond the limits", { cause });
  });
}
