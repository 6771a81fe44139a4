import { describe, expect, test } from "vitest";
import { MODAL_NAMES } from "../../../domain/overlays/modal-names.ts";
import { MODALS, MODALS_NOT_BUILT_YET } from "./modal-registry.ts";

describe("the modal registry", () => {
  test("MODAL-01 every modal of the specification is either built or named as not built yet, never both", () => {
    const known = [...Object.keys(MODALS), ...MODALS_NOT_BUILT_YET];
    expect(known.toSorted()).toEqual([...MODAL_NAMES].toSorted());
  });

  test("MODAL-01 every built modal can be loaded", async () => {
    for (const load of Object.values(MODALS)) expect(await load()).toBeTypeOf("function");
  });
});
