import { expect, test } from "vitest";
import { isFileName } from "./file-name.ts";

test("T104 a file has a plain name that ends as an accepted kind does", () => {
  for (const name of ["invoice.pdf", "IMG_0001.JPG", "čekis 2026-11-05.jpeg", "a.b.webp", `${"a".repeat(196)}.png`])
    expect(isFileName(name), name).toBe(true);
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
  for (const name of [...refused, `${"a".repeat(296)}.jpg`]) expect(isFileName(name), name).toBe(false);
});
