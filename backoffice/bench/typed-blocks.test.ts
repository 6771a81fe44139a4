import { expect, test } from "vitest";
import { typedBlocks } from "./typed-blocks.ts";

test("T083 what is typed becomes headings, paragraphs and lists, and never markup", () => {
  const typed = "# Boots\n\nThey are <b>back</b>,\n in all sizes.\n \n- brown\n- black\n\n\n#no heading\n";
  expect(typedBlocks(typed)).toEqual([
    { kind: "heading", level: 2, text: "Boots" },
    { kind: "paragraph", runs: [{ text: "They are <b>back</b>, in all sizes." }] },
    { kind: "list", ordered: false, items: [[{ text: "brown" }], [{ text: "black" }]] },
    { kind: "paragraph", runs: [{ text: "#no heading" }] },
  ]);
  expect(typedBlocks(" \n\n ")).toEqual([]);
});
