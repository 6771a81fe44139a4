import { describe, expect, test, vi } from "vitest";
import { decide, ensureChromium, MISSING } from "./chromium.mjs";

const nothing = { given: undefined, isGivenUsable: false, found: undefined, isRootOnDebian: false };
const root = { ...nothing, isRootOnDebian: true };

describe("the browser of the journeys", () => {
  test("is the one that CHROMIUM_PATH names, before any other", () => {
    const state = { ...root, given: "/opt/chrome", isGivenUsable: true, found: "/usr/bin/chromium" };
    expect(decide(state, [])).toEqual({ kind: "use", file: "/opt/chrome" });
  });

  test("is refused when CHROMIUM_PATH names no program, even if another was found", () => {
    const { kind, sentence } = decide({ ...root, given: "/opt/nothing", found: "/usr/bin/chromium" }, []);
    expect(kind).toBe("explain");
    expect(sentence).toContain("/opt/nothing");
  });

  test("is one that was found, also for root on Debian", () => {
    for (const state of [nothing, root]) {
      expect(decide({ ...state, found: "/usr/bin/chromium" }, [])).toEqual({ kind: "use", file: "/usr/bin/chromium" });
    }
  });

  test("is installed by apt for root on Debian, else downloaded by Playwright, else asked for", () => {
    expect(decide(root, [])).toEqual({ kind: "install", by: "apt" });
    expect(decide(root, ["apt"])).toEqual({ kind: "install", by: "playwright" });
    expect(decide(nothing, [])).toEqual({ kind: "install", by: "playwright" });
    expect(decide(root, ["apt", "playwright"])).toEqual({ kind: "explain", sentence: MISSING });
    expect(decide(nothing, ["playwright"])).toEqual({ kind: "explain", sentence: MISSING });
  });
});

function machine(state, { apt = false, playwright = false } = {}) {
  const now = { ...state };
  return {
    look: () => now,
    complain: vi.fn(),
    install: {
      apt: vi.fn(async () => {
        if (apt) now.found = "/usr/bin/chromium-headless-shell";
        return apt;
      }),
      playwright: vi.fn(async () => playwright),
    },
  };
}

describe("preparing the journeys", () => {
  test("installs nothing where a browser was found", async () => {
    const effects = machine({ ...root, found: "/usr/bin/chromium" });
    expect(await ensureChromium("node", effects)).toEqual({ CHROMIUM_PATH: "/usr/bin/chromium" });
    expect(effects.install.apt).not.toHaveBeenCalled();
    expect(effects.install.playwright).not.toHaveBeenCalled();
  });

  test("uses what apt installed", async () => {
    const effects = machine(root, { apt: true });
    expect(await ensureChromium("node", effects)).toEqual({ CHROMIUM_PATH: "/usr/bin/chromium-headless-shell" });
    expect(effects.install.playwright).not.toHaveBeenCalled();
  });

  test("leaves Playwright to its own download, after apt failed and for ordinary users", async () => {
    for (const state of [root, nothing]) {
      const effects = machine(state, { playwright: true });
      expect(await ensureChromium("node", effects)).toEqual({});
      expect(effects.install.apt).toHaveBeenCalledTimes(state.isRootOnDebian ? 1 : 0);
    }
  });

  test("says one sentence when nothing helped", async () => {
    const effects = machine(root);
    expect(await ensureChromium("node", effects)).toBeUndefined();
    expect(effects.complain.mock.calls).toEqual([[MISSING]]);
    expect(MISSING).not.toContain("\n");
  });
});
