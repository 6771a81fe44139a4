import { expect, test } from "vitest";
import { declaredOf, gridOf, paste, sentPlaces } from "./grid-lines.ts";

test("FORWARDING-07 cells of a spreadsheet are pasted from the chosen cell on, and rows are added", () => {
  const pasted = paste(
    gridOf([]),
    { line: 0, column: "description" },
    "Phone cases\t20\t4,20\t3926.90\tcn\r\nDesk lamps\t6\t18.00\t940521\tCN\t\n",
  );
  expect(declaredOf(pasted)).toMatchObject([
    { description: "Phone cases", quantity: 20, unit_value: 42_000, hs6: "392690", origin: "CN" },
    { description: "Desk lamps", quantity: 6, unit_value: 180_000, hs6: "940521", origin: "CN" },
  ]);
  const second = paste(pasted, { line: 1, column: "quantity" }, "7\t19.00");
  expect(declaredOf(second)[1]).toMatchObject({ description: "Desk lamps", quantity: 7, unit_value: 190_000 });
  expect(paste(gridOf([]), { line: 0, column: "gtin" }, "1\t2\t3")).toHaveLength(1);
  expect(paste(gridOf([]), { line: 0, column: "description" }, "x\n".repeat(80))).toHaveLength(50);
});

test("FORWARDING-07 lines that nobody typed into are not declared, but the only one is, for its errors", () => {
  const [empty] = gridOf([]);
  if (!empty) throw new Error("there is no line");
  const typed = { ...empty, description: "Desk lamps" };
  expect(declaredOf([empty, typed, empty, typed])).toHaveLength(2);
  expect(sentPlaces([empty, typed, empty, typed])).toEqual([null, 0, null, 1]);
  expect(declaredOf([empty, empty])).toHaveLength(1);
  expect(sentPlaces([empty, empty])).toEqual([0, null]);
});
