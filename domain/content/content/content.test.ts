import { describe, expect, test } from "vitest";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { finalStates, machineProblems } from "#testing/machines.ts";
import { type Block, countWords, readingMinutes, sectionsOf } from "./blocks.ts";
import { blocksHtml } from "./blocks-html.ts";
import { CONTENT_MACHINE } from "./content-machine.ts";
import { relatedTexts } from "./related.ts";

const EVERY_BLOCK: Block[] = [
  { kind: "heading", level: 2, text: "What & why" },
  {
    kind: "paragraph",
    runs: [
      { text: "One <b> ", bold: true },
      { text: "two", href: "/calculate", italic: true },
    ],
  },
  { kind: "list", ordered: true, items: [[{ text: "three" }]] },
  { kind: "quote", runs: [{ text: "four" }], by: "Rūta" },
  { kind: "picture", path: "/a.svg", alt: 'A "box"' },
  { kind: "table", head: ["Goods"], rows: [["Shoes"]] },
  { kind: "note", tone: "info", runs: [{ text: "five" }] },
  { kind: "steps", items: [{ title: "Six", runs: [{ text: "seven" }] }] },
  { kind: "products", ids: [1] },
  { kind: "button", label: "Count", href: "https://example.com/?a=1&b=2" },
];

describe("blocks", () => {
  test("CONTENT-01 T083 become markup in which nothing that was typed is markup", () => {
    const html = blocksHtml(EVERY_BLOCK, (href) => (href.startsWith("/") ? `https://shop.example/en${href}` : href));
    expect(html.split("\n")).toEqual([
      "<h2>What &amp; why</h2>",
      '<p><strong>One &lt;b&gt; </strong><a href="https://shop.example/en/calculate"><em>two</em></a></p>',
      "<ol><li>three</li></ol>",
      "<blockquote><p>four</p></blockquote>",
      '<p><img src="https://shop.example/en/a.svg" alt="A &quot;box&quot;"></p>',
      "<table><tr><th>Goods</th></tr><tr><td>Shoes</td></tr></table>",
      "<p>five</p>",
      "<ol><li><strong>Six</strong> seven</li></ol>",
      "",
      '<p><a href="https://example.com/?a=1&amp;b=2">Count</a></p>',
    ]);
  });

  test("CONTENT-01 are read at 200 words a minute, for a minute at least", () => {
    expect(countWords(EVERY_BLOCK)).toBe(16);
    expect([0, 290, 310, 900].map(readingMinutes)).toEqual([1, 1, 2, 5]);
  });

  test("CONTENT-01 name their parts by position: two may have the same title", () => {
    const heading = { kind: "heading", level: 2, text: "Air" } as const;
    expect(sectionsOf([heading, ...EVERY_BLOCK.slice(1, 2), heading, { ...heading, level: 3 }])).toEqual([
      { anchor: "part-0", title: "Air" },
      { anchor: "part-2", title: "Air" },
    ]);
  });
});

describe("the machine of content", () => {
  test("I10 CONTENT-01 every state is reached, and what is archived can be restored", () => {
    expect(machineProblems(CONTENT_MACHINE)).toEqual([]);
    expect(finalStates(CONTENT_MACHINE)).toEqual([]);
    expect(nextEvents(CONTENT_MACHINE, "scheduled", "system")).toEqual(["publish"]);
    expect(nextEvents(CONTENT_MACHINE, "draft", "system")).toEqual([]);
  });
});

test("CONTENT-01 what to read next is of the same group first, then what shares rare words", () => {
  const text = (id: number, group: string, ...stems: string[]) => ({ id, group, stems: new Set(stems) });
  const related = relatedTexts(
    [text(1, "a", "box", "duty"), text(2, "b", "box", "duty"), text(3, "b", "box", "sea"), text(4, "a", "box")],
    3,
  );
  expect(related.get(1)).toEqual([4, 2, 3]);
});
