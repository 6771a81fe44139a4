import { describe, expect, test } from "vitest";
import { MODAL_NAMES, modalsAfterNavigation } from "./modal-names.ts";

describe("modals", () => {
  test("MODAL-01 the ten modals have a name each", () => {
    expect(new Set(MODAL_NAMES).size).toBe(10);
  });

  test("MODAL-02 all modals close on another route name and stay on the same", () => {
    expect(modalsAfterNavigation(["login", "cart"], "product", "category")).toEqual([]);
    expect(modalsAfterNavigation(["login", "cart"], "product", "product")).toEqual(["login", "cart"]);
    expect(modalsAfterNavigation(["cart"], undefined, "product")).toEqual([]);
  });
});
