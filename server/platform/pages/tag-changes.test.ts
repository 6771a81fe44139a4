import { describe, expect, test } from "vitest";
import { TagChanges } from "./tag-changes.ts";

describe("a render", () => {
  test("is outdated by a change of one of its tags since it began, and by no other", () => {
    const changes = new TagChanges();
    changes.record("before");
    const began = changes.generation;
    changes.record("content");
    expect(changes.hasChangedSince(began, ["storefronts", "content"])).toBe(true);
    expect(changes.hasChangedSince(began, ["storefronts", "before"])).toBe(false);
    expect(changes.hasChangedSince(changes.generation, ["content"])).toBe(false);
  });

  test("is outdated when more tags changed than are remembered, whatever it shows", () => {
    const changes = new TagChanges(2);
    const began = changes.generation;
    for (const tag of ["a", "b", "c"]) changes.record(tag);
    expect(changes.size).toBe(2);
    expect(changes.hasChangedSince(began, ["unrelated"])).toBe(true);
    expect(changes.hasChangedSince(changes.generation - 2, ["unrelated"])).toBe(false);
  });
});

describe("memory", () => {
  test("holds a tag once, however often it changes", () => {
    const changes = new TagChanges();
    for (let times = 0; times < 100; times += 1) changes.record("content");
    expect(changes.size).toBe(1);
  });

  test("is freed of changes that no running render can have missed, and of no others", () => {
    const changes = new TagChanges();
    for (const tag of ["a", "b", "a"]) changes.record(tag);
    const oldest = changes.generation;
    changes.record("c");
    changes.forgetUpTo(oldest);
    expect(changes.size).toBe(1);
    expect(changes.hasChangedSince(oldest, ["c"])).toBe(true);
    changes.forgetUpTo(changes.generation);
    expect(changes.size).toBe(0);
  });
});
