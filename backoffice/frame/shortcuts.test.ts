import { expect, test } from "vitest";
import { shownKeys } from "./keys.ts";
import type { Keystroke } from "./keystroke.ts";
import { createShortcutReader, type Shortcut } from "./shortcuts.ts";

const KEYS = ["g o", "g b", "x", "o", "?", "Enter", "Escape", "Ctrl+k", "Ctrl+Enter", "Shift+j"];
const offered: Shortcut[] = KEYS.map((keys) => ({ keys, label: "staff.shortcut.title", run: () => {} }));

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };
const stroke = (key: string, more: Partial<Keystroke> = {}): Keystroke => ({ ...PLAIN, target: null, key, ...more });
const element = (tagName: string, more: object = {}) =>
  ({ tagName, closest: () => null, ...more }) as unknown as EventTarget;
const FIELD = element("INPUT", { type: "text" });

/** The keys that were understood, of strokes that follow each other by so many milliseconds. */
function read(strokes: readonly Keystroke[], gap = 100): (string | null)[] {
  const readKey = createShortcutReader();
  return strokes.map((each, index) => readKey(each, offered, index * gap)?.keys ?? null);
}

test("two keys one after the other are a sequence, within a second", () => {
  expect(read([stroke("g"), stroke("o")])).toEqual([null, "g o"]);
  expect(read([stroke("g"), stroke("Shift", { shiftKey: true }), stroke("b")])).toEqual([null, null, "g b"]);
  expect(read([stroke("g"), stroke("o")], 1500)).toEqual([null, "o"]);
});

test("a mistaken second key does nothing by itself, and the next one counts again", () => {
  expect(read([stroke("g"), stroke("x"), stroke("x")])).toEqual([null, null, "x"]);
  expect(read([stroke("g"), stroke("Escape")])).toEqual([null, "Escape"]);
});

test("letters are text while somebody types in a field; Ctrl combinations and Escape are not", () => {
  const ctrl = { ctrlKey: true, target: FIELD };
  expect(read([stroke("x", { target: FIELD }), stroke("?", { target: FIELD, shiftKey: true })])).toEqual([null, null]);
  expect(read([stroke("g", { target: FIELD }), stroke("o")])).toEqual([null, "o"]);
  expect(read([stroke("k", ctrl), stroke("Enter", ctrl)])).toEqual(["Ctrl+k", "Ctrl+Enter"]);
  expect(read([stroke("Escape", { target: element("TEXTAREA") })])).toEqual(["Escape"]);
  expect(read([stroke("x", { target: element("DIV", { isContentEditable: true }) })])).toEqual([null]);
  expect(read([stroke("x", { target: element("INPUT", { type: "checkbox" }) })])).toEqual(["x"]);
});

test("Enter belongs to a focused link or button", () => {
  const link = element("A", { closest: () => ({}) });
  expect(read([stroke("Enter", { target: link }), stroke("x", { target: link }), stroke("Enter")])).toEqual([
    null,
    "x",
    "Enter",
  ]);
});

test("Ctrl and ⌘ are the same, Shift is a part of signs, and Alt or a composed letter is never a shortcut", () => {
  expect(read([stroke("k", { metaKey: true }), stroke("K", { ctrlKey: true }), stroke("k")])).toEqual([
    "Ctrl+k",
    "Ctrl+k",
    null,
  ]);
  expect(read([stroke("?", { shiftKey: true }), stroke("J", { shiftKey: true })])).toEqual(["?", "Shift+j"]);
  expect(read([stroke("x", { altKey: true }), stroke("x", { isComposing: true })])).toEqual([null, null]);
  expect(read([stroke("x", { ctrlKey: true })])).toEqual([null]);
});

test("the keys of a shortcut are shown as keyboards name them", () => {
  expect(shownKeys("g o", false)).toEqual(["g", "o"]);
  expect(shownKeys("Ctrl+k", false)).toEqual(["Ctrl", "K"]);
  expect(shownKeys("Ctrl+Enter", true)).toEqual(["⌘", "↵"]);
});
