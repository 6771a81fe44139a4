import { keyOf } from "./marked-texts.ts";

export interface Mark {
  key: string;
  text: string;
  /** The colour of a light text: on its dark background a dark edge would not be seen. */
  light: string | undefined;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface FoundMarks {
  /** Of the whole page. */
  count: number;
  /** Only the visible ones. */
  marks: Mark[];
}

/** Finds the texts of messages on the page; texts inside `own` are left out. */
export function findMarks(own: Element): FoundMarks {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: FoundMarks = { count: 0, marks: [] };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const key = keyOf(node.nodeValue ?? "");
    const parent = node.parentElement;
    if (key === null || !parent || own.contains(parent) || !parent.checkVisibility()) continue;
    found.count += 1;
    const mark = markAt(node, parent, key);
    if (mark && isOnTop(mark, parent, own)) found.marks.push(mark);
  }
  return found;
}

const PADDING = 3;

/** Null for a text that is scrolled out of sight, or for screen readers only. */
function markAt(node: Node, parent: Element, key: string): Mark | null {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { left, top, width, height, bottom } = range.getBoundingClientRect();
  if (width < 4 || height < 4 || bottom < 0 || top > window.innerHeight) return null;
  return {
    key,
    text: node.nodeValue ?? "",
    light: lightColour(parent),
    left: left - PADDING,
    top: top - PADDING,
    width: width + 2 * PADDING,
    height: height + 2 * PADDING,
  };
}

/** Weighted by the eye's sensitivity to red, green and blue. */
function lightColour(parent: Element): string | undefined {
  const { color } = getComputedStyle(parent);
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue > 160 ? color : undefined;
}

/** A text under the header or a menu is not marked. */
function isOnTop({ left, top, width, height }: Mark, parent: Element, own: Element): boolean {
  const above = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .find((element) => !own.contains(element));
  return above !== undefined && (parent.contains(above) || above.contains(parent));
}
