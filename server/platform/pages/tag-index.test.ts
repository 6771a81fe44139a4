import { expect, test } from "vitest";
import type { PageKey } from "./page-key.ts";
import { TagIndex } from "./tag-index.ts";

const [home, faq] = ["/lt", "/lt/faq"] as PageKey[] as [PageKey, PageKey];

test("returns the pages of a tag, and nothing for a tag that no page carries", () => {
  const index = new TagIndex();
  index.add(home, ["storefronts"]);
  index.add(faq, ["storefronts", "content"]);
  expect([...(index.keysOf("storefronts") ?? [])]).toEqual([home, faq]);
  expect([...(index.keysOf("content") ?? [])]).toEqual([faq]);
  expect(index.keysOf("product:1")).toBeUndefined();
});

test("forgets a tag with its last page", () => {
  const index = new TagIndex();
  index.add(home, ["storefronts"]);
  index.add(faq, ["storefronts", "content"]);
  index.remove(faq, ["storefronts", "content"]);
  expect(index.size).toBe(1);
  index.remove(home, ["storefronts"]);
  index.remove(home, ["storefronts", "never added"]);
  expect(index.size).toBe(0);
});
