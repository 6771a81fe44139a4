import { describe, expect, test } from "vitest";
import {
  colourModeFor,
  htmlLanguage,
  LANGUAGES,
  LAYOUTS,
  languageName,
  productLayoutFor,
  THEMES,
  toggleProductLayout,
} from "./storefront.ts";

describe("storefront", () => {
  test("the eight themes are those of the specification", () => {
    expect([...THEMES].sort()).toEqual(["ae", "alt", "alt2", "default", "nl", "pj", "tp", "wl"]);
  });

  test("REGION-04 the default theme honours the wanted colour mode and falls back to the system's", () => {
    expect(colourModeFor("default", "dark")).toBe("dark");
    expect(colourModeFor("default", "light")).toBe("light");
    for (const wanted of [undefined, "", "DARK", "constructor", "dark; x"]) {
      expect(colourModeFor("default", wanted), String(wanted)).toBe("system");
    }
  });

  test("REGION-04 every other theme is light whatever is wanted", () => {
    for (const theme of THEMES.filter((theme) => theme !== "default")) {
      for (const wanted of ["dark", "system", "light", undefined]) expect(colourModeFor(theme, wanted)).toBe("light");
    }
  });

  test("REGION-05 every language has its own name, and only ee is written otherwise in HTML", () => {
    expect(Object.keys(languageName).sort()).toEqual([...LANGUAGES].sort());
    expect(LANGUAGES.map(htmlLanguage)).toEqual(["en", "lt", "lv", "et", "ru"]);
  });

  test("LAYOUT-01 the twelve layouts exist once each", () => {
    expect(LAYOUTS).toHaveLength(12);
    expect(new Set(LAYOUTS).size).toBe(12);
  });

  test("CONFIG-03 the product layout toggles and toggles back", () => {
    expect(toggleProductLayout("GRID")).toBe("LIST");
    expect(toggleProductLayout("LIST")).toBe("GRID");
  });

  test("CONFIG-03 the layout chosen before is the layout now; anything else is the grid", () => {
    expect(productLayoutFor("LIST")).toBe("LIST");
    for (const wanted of [undefined, "", "list", "GRID", "__proto__"]) expect(productLayoutFor(wanted)).toBe("GRID");
  });
});
