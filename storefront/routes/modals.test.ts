import { describe, expect, test } from "vitest";
import { MODAL_NAMES } from "#domain/shared/overlays/modal-names.ts";
import { MODALS } from "./modals.ts";

describe("the modal registry", () => {
  test("MODAL-01 holds every modal of the specification, and no other", () => {
    expect(Object.keys(MODALS).toSorted()).toEqual([...MODAL_NAMES].toSorted());
  });

  test("MODAL-01 every modal can be loaded", async () => {
    for (const load of Object.values(MODALS)) expect(await load()).toBeTypeOf("function");
  });
});
