import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { allPictures } from "#demo/theme-pictures/pictures.ts";

const folder = join(import.meta.dirname, "../storefront/themes/art");

mkdirSync(folder, { recursive: true });
const stale = new Set(readdirSync(folder));
const pictures = allPictures();
let written = 0;

for (const { name, markup } of pictures) {
  const file = `${name}.svg`;
  const path = join(folder, file);
  // An untouched file keeps its time, so that the development server does not reload for nothing.
  if (!stale.delete(file) || readFileSync(path, "utf8") !== markup) {
    writeFileSync(path, markup);
    written += 1;
  }
}
for (const file of stale) rmSync(join(folder, file), { recursive: true });

console.log(`${pictures.length} pictures, ${written} written, ${stale.size} removed`);
