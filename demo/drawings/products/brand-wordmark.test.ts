import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { BRAND_MARKS, brandWordmark } from "./brand-wordmark.ts";

describe("CATALOG-17 wordmarks of invented brands", () => {
  test("CATALOG-17 twelve marks, each a picture of its own", async () => {
    const wordmarks = BRAND_MARKS.map((mark) => brandWordmark("Norvik", mark));
    expect(new Set(wordmarks).size).toBe(12);
    const formats = await Promise.all(
      wordmarks.map(async (markup) => (await sharp(Buffer.from(markup)).metadata()).format),
    );
    expect(new Set(formats)).toEqual(new Set(["svg"]));
  });

  test("CATALOG-17 a name with signs of the markup stays text", () => {
    expect(brandWordmark("Alder & Co <b>", "leaf")).toContain("Alder &amp; Co &lt;b>");
  });
});
