import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { answerWithPicture } from "../images/in-child-process.ts";
import type { ReencodeOrder } from "./reencode-picture.ts";

const MAX_INPUT_PIXELS = 40_000_000;
/** Enough to read a label or an invoice. */
const LONGEST_SIDE = 2_400;
const QUALITY = 82;

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["Jpeg", "Png", "Webp", "Heif"].map((loader) => `VipsForeignLoad${loader}Buffer`) });

// Only pixels go over into the new picture: neither the place and time that a camera wrote (T107), nor anything that
// was hidden behind them (T104).
answerWithPicture(async ({ path }: ReencodeOrder) =>
  sharp(await readFile(path), { limitInputPixels: MAX_INPUT_PIXELS, autoOrient: true })
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: QUALITY })
    .toBuffer(),
);
