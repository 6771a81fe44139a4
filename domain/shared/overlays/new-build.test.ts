import { describe, expect, test } from "vitest";
import { decideReload } from "./new-build.ts";

const facts = { current: "a1", latest: "b2", lastReloadAtMs: null, nowMs: 100_000, busy: false };

describe("decideReload", () => {
  test("BUILD-01 a new build reloads the page, or offers it while the visitor is busy", () => {
    expect(decideReload(facts)).toBe("reload");
    expect(decideReload({ ...facts, busy: true })).toBe("offer");
  });

  test("BUILD-01 the same build, or none that could be read, does nothing", () => {
    expect(decideReload({ ...facts, latest: "a1" })).toBe("none");
    expect(decideReload({ ...facts, latest: undefined })).toBe("none");
    expect(decideReload({ ...facts, latest: "" })).toBe("none");
  });

  test("BUILD-01 for 10 s after a reload there is no other, even when the clock was set back", () => {
    expect(decideReload({ ...facts, lastReloadAtMs: 90_001 })).toBe("none");
    expect(decideReload({ ...facts, lastReloadAtMs: 90_000 })).toBe("reload");
    expect(decideReload({ ...facts, lastReloadAtMs: 100_500, busy: true })).toBe("none");
  });
});
