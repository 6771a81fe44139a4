import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromDecimalString } from "#domain/money/money/money.ts";
import { afterAction, formAction, isFilledWith, type TypicalItem } from "./form-actions.ts";
import { BOX_LIMITS } from "./limits.ts";
import { calculationQuery, checkTyped, readTyped, type TypedCalculation } from "./typed-calculation.ts";

const typed: TypedCalculation = {
  from: "US",
  to: "LT",
  boxes: [{ kg: "2.4", length: "34", width: "22", height: "13" }],
  value: "120.00",
  code: "640411",
  isInsured: false,
  isBusiness: false,
};
const box = (changes: object) => ({ ...typed, boxes: [{ ...typed.boxes[0], ...changes }] }) as TypedCalculation;
const phone: TypicalItem = {
  name: "phone",
  hs6: "851713",
  value: "600,00",
  weight_grams: 650,
  length_mm: 180,
  width_mm: 115,
  height_mm: 70,
};

describe("what is typed into the calculator", () => {
  test("FORWARDING-03 is the page's address, and comes back from it", () => {
    const text = fc.string({ maxLength: 12 });
    const anyBox = fc.record({ kg: text, length: text, width: text, height: text });
    const any = fc.record({
      from: text,
      to: text,
      boxes: fc.array(anyBox, { minLength: 1, maxLength: BOX_LIMITS.boxes }),
      value: text,
      code: text,
      isInsured: fc.boolean(),
      isBusiness: fc.boolean(),
    });
    fc.assert(
      fc.property(any, (some) => {
        const address = calculationQuery(some);
        expect(readTyped(new URLSearchParams(address), typed)).toEqual(some);
      }),
    );
  });

  test("FORWARDING-03 begins with an example, and keeps warehouse and country of a link", () => {
    expect(readTyped(new URLSearchParams(), typed)).toEqual(typed);
    expect(readTyped(new URLSearchParams("from=CN&to=EE"), typed)).toEqual({ ...typed, from: "CN", to: "EE" });
    const many = new URLSearchParams(Array.from({ length: 30 }, () => ["kg", "1"]));
    expect(readTyped(many, typed).boxes).toHaveLength(BOX_LIMITS.boxes);
  });

  test("FORWARDING-03 is read with a point or a comma", () => {
    expect(checkTyped(box({ kg: " 2,4 ", length: "34.5" }))).toEqual({
      read: {
        boxes: [{ weight_grams: 2_400, length_mm: 345, width_mm: 220, height_mm: 130 }],
        value: fromDecimalString("120"),
      },
      problems: {},
    });
  });

  test.each([
    ["kg-0", { kg: "0.009" }],
    ["kg-0", { kg: "70.001" }],
    ["kg-0", { kg: "" }],
    ["kg-0", { kg: "-1" }],
    ["kg-0", { kg: "1e1" }],
    ["length-0", { length: "0.9" }],
    ["width-0", { width: "200.1" }],
    ["height-0", { height: "wide" }],
  ])("FORWARDING-03 an error stands at its field: %s %o", (field, changes) => {
    const { read, problems } = checkTyped(box(changes));
    expect(read).toBeNull();
    expect(Object.keys(problems)).toEqual([field]);
  });

  test("FORWARDING-03 bounds themselves are right", () => {
    expect(checkTyped(box({ kg: "0.01", length: "1", width: "200" })).problems).toEqual({});
    expect(checkTyped(box({ kg: "70" })).problems).toEqual({});
    expect(checkTyped({ ...typed, value: "1 234,56" }).read?.value).toBe(fromDecimalString("1234.56"));
    expect(checkTyped({ ...typed, value: "10000" }).problems).toEqual({});
    for (const value of ["10000.01", "0", "0.001", "", "1.234", "a"]) {
      expect(checkTyped({ ...typed, value }).problems, value).toEqual({ value: "value" });
    }
  });
});

describe("the buttons of the calculator's form", () => {
  const pressed = (action: string, before = typed) => afterAction(before, action, [phone], ",");

  test("FORWARDING-03 add and remove boxes, between one and ten", () => {
    const two = pressed(formAction.add);
    expect(two?.boxes).toEqual([...typed.boxes, { kg: "", length: "", width: "", height: "" }]);
    expect(pressed(formAction.remove(1), two ?? typed)).toEqual(typed);
    expect(pressed(formAction.remove(0))).toEqual(typed);
    const full = { ...typed, boxes: Array.from({ length: BOX_LIMITS.boxes }, () => typed.boxes[0] as never) };
    expect(pressed(formAction.add, full)).toEqual(full);
    expect(pressed("burn")).toBeNull();
    expect(pressed(formAction.preset("boat"))).toBeNull();
  });

  test("FORWARDING-03 a typical item fills the first box, the value and the kind of goods", () => {
    const filled = pressed(formAction.preset("phone")) as TypedCalculation;
    expect(filled).toMatchObject({ code: "851713", value: "600,00", from: "US" });
    expect(filled.boxes).toEqual([{ kg: "0,65", length: "18", width: "11,5", height: "7" }]);
    expect(isFilledWith(filled, phone, ",")).toBe(true);
    expect(isFilledWith({ ...filled, code: "640411" }, phone, ",")).toBe(false);
    expect(isFilledWith(typed, phone, ",")).toBe(false);
  });
});
