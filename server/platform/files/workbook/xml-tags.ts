import { UnreadableWorkbook } from "./unreadable-workbook.ts";

export interface Tag {
  /** Without the namespace prefix. */
  name: string;
  kind: "start" | "end" | "empty";
  attributes: string;
  /** The text between the previous tag and this one. */
  text: string;
}

/**
 * The tags of an XML text, one after another. A document type, which could define entities, is refused (T087): no
 * spreadsheet writes one.
 */
export function* xmlTags(xml: string): Generator<Tag> {
  let at = 0;
  let text = "";
  while (at < xml.length) {
    const open = xml.indexOf("<", at);
    if (open < 0) return;
    text += decodeEntities(xml.slice(at, open));
    const special = SPECIAL.find(({ begin }) => xml.startsWith(begin, open));
    const close = special ? xml.indexOf(special.end, open + special.begin.length) : endOfTag(xml, open);
    if (close < 0) throw new UnreadableWorkbook("A tag is never closed");
    at = close + (special?.end.length ?? 1);
    if (special?.isText) text += xml.slice(open + special.begin.length, close);
    else if (!special) {
      const inside = xml.slice(open + 1, close);
      if (/^!|</.test(inside)) throw new UnreadableWorkbook("It has a document type, or a tag is broken");
      yield { ...tagOf(inside), text };
      text = "";
    }
  }
}

const SPECIAL = [
  { begin: "<!--", end: "-->", isText: false },
  { begin: "<![CDATA[", end: "]]>", isText: true },
  { begin: "<?", end: "?>", isText: false },
];

/** A quoted value may contain ">". */
function endOfTag(xml: string, open: number): number {
  for (let at = open + 1; at < xml.length; at += 1) {
    const sign = xml[at];
    if (sign === ">") return at;
    if (sign !== '"' && sign !== "'") continue;
    at = xml.indexOf(sign, at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

function tagOf(inside: string): Omit<Tag, "text"> {
  const isEnd = inside.startsWith("/");
  const isEmpty = inside.endsWith("/");
  const body = inside.slice(isEnd ? 1 : 0, isEmpty ? -1 : undefined);
  const [name = ""] = body.split(/\s/, 1);
  const kind = isEnd ? "end" : isEmpty ? "empty" : "start";
  return { name: name.slice(name.indexOf(":") + 1), kind, attributes: body.slice(name.length) };
}

/** The value of an attribute; `name` includes the prefix, if it has one. */
export function attribute({ attributes }: Pick<Tag, "attributes">, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found ? decodeEntities(found[1] ?? found[2] ?? "") : null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const decodeEntities = (text: string) =>
  text.includes("&")
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
        if (name) return ENTITIES[name] ?? whole;
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
        return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : "";
      })
    : text;
