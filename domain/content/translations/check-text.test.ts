import { describe, expect, test } from "vitest";
import { LONGEST_TEXT, placeholdersOf, textProblem } from "./check-text.ts";
import { readTextTable, textTable } from "./text-table.ts";

describe("a text over a message", () => {
  test("LOCALE-07 has the placeholders of the message, in any order and as often as it likes", () => {
    expect(placeholdersOf("{{b}} {{ a }} {{b}}")).toEqual(["a", "b"]);
    expect(textProblem("{{a}}, {{b}}: {{a}}", "{{b}} {{a}}")).toBeNull();
  });

  test.each([
    ["empty", "  ", "Cart"],
    ["long", "x".repeat(LONGEST_TEXT + 1), "Cart"],
    ["characters", "Ca\u0000rt", "Cart"],
    ["characters", "Ca\nrt", "Cart"],
    ["placeholders", "Cart", "Cart of {{name}}"],
    ["placeholders", "Cart of {{name}}", "Cart"],
    ["placeholders", "Cart of {{nmae}}", "Cart of {{name}}"],
    ["placeholders", "Cart of {{name}} {{", "Cart of {{name}}"],
    ["placeholders", "Cart of {{name}} {{a b}}", "Cart of {{name}}"],
  ])("LOCALE-07 T084 is refused for being %s", (problem, text, source) => {
    expect(textProblem(text, source)).toBe(problem);
  });

  test("T084 may be anything else that can be read", () => {
    for (const text of ["<b>Cart</b>", "{name}", "$& $1", "Корзина 🛒"]) expect(textProblem(text, "Cart")).toBeNull();
    expect(textProblem("one\ntwo", "a\nb")).toBeNull();
  });
});

describe("a table of texts", () => {
  test("T108 what is exported can be brought back, whatever a text begins with", () => {
    const rows = [
      { key: "a.b", english: "Cart", text: '=Krepšelis, "didelis"' },
      { key: "a.c", english: "-5 %", text: "-5 %" },
    ];
    const csv = textTable(rows);
    expect(csv).not.toMatch(/[\n,]"?[=-]/);
    expect(readTextTable(csv)).toEqual([
      { line: 2, row: { key: "a.b", text: '=Krepšelis, "didelis"' } },
      { line: 3, row: { key: "a.c", text: "-5 %" } },
    ]);
  });

  test("T109 says what keeps it from being read", () => {
    expect(readTextTable("word;meaning")).toBe("columns");
    expect(readTextTable('key,text\n"a,b')).toBe("quotes");
  });
});
