import { expect, test } from "vitest";
import { demoPicture } from "./demo-picture.ts";
import { ARTICLE_COVERS, articleCover, coverName } from "./drawings/covers/article-covers.ts";

const MAX_BYTES = 16_000;

test.each(ARTICLE_COVERS)("CONTENT-01 the article %s has a cover of its own, 16 by 10, that loads nothing", (key) => {
  const markup = demoPicture(coverName(key)) ?? "";
  const [, width = 0, height = 1] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(markup) ?? [];
  expect(Number(width) / Number(height)).toBeCloseTo(1.6, 2);
  expect(markup).not.toMatch(/NaN|undefined|<(script|style|image|text)\b|https?:(?!\/\/www\.w3\.org)/);
  expect(Buffer.byteLength(markup)).toBeLessThan(MAX_BYTES);
});

test("CONTENT-01 no two articles have the same cover, and other names have none", () => {
  const drawn = ARTICLE_COVERS.map((key) => articleCover(coverName(key))?.replaceAll(`cover-${key}`, ""));
  expect(new Set(drawn).size).toBe(12);
  expect(articleCover("cover-nothing.svg")).toBeNull();
  expect(articleCover("cover-constructor.svg")).toBeNull();
});
