import { expect, test } from "vitest";
import { isFileName } from "./file-name.ts";
import { FILE_PURPOSES } from "./file-purpose.ts";

const { kinds } = FILE_PURPOSES["parcel-invoice"];

test("T104 a file has a plain name that ends as an accepted kind does", () => {
  for (const name of ["invoice.pdf", "IMG_0001.JPG", "čekis 2026-11-05.jpeg", "a.b.webp", `${"a".repeat(196)}.png`])
    expect(isFileName(name, kinds), name).toBe(true);
  const refused = [
    "",
    "invoice",
    ".pdf",
    "a.jpg.php",
    "a.svg",
    "a.html",
    "a\0.jpg",
    "a\n.jpg",
    "../a.jpg",
    "c:\\a.jpg",
  ];
  for (const name of [...refused, `${"a".repeat(296)}.jpg`]) expect(isFileName(name, kinds), name).toBe(false);
  expect(isFileName("week-46.csv", kinds)).toBe(false);
  const tables = FILE_PURPOSES["declaration-table"].kinds;
  expect(["week-46.csv", "a.CSV", "a.txt", "a.pdf", "a.csv.exe"].map((name) => isFileName(name, tables))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
