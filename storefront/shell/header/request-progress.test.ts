import { describe, expect, test } from "vitest";
import { stepStates } from "./request-progress.ts";

describe("FORWARDING-02 the steps of a forward request in the header", () => {
  test("without a draft the parcels come first", () => {
    expect(stepStates(null)).toEqual(["current", "ahead", "ahead", "ahead", "ahead"]);
  });

  test("what is complete is done, and the first step that is not is the current one", () => {
    const draft = { slug: "sample", missing: ["contents", "delivery"] as const };
    expect(stepStates(draft)).toEqual(["done", "current", "done", "ahead", "ahead"]);
  });

  test("a complete draft is to be paid", () => {
    expect(stepStates({ slug: "sample", missing: [] })).toEqual(["done", "done", "done", "done", "current"]);
  });
});
