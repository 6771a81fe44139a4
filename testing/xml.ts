export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const MARKUP = /<\?xml[^>]*\?>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|(<)/g;

/** Reads XML as strictly as feeds and sitemaps need it; throws if the XML is not well-formed. */
export function readXml(xml: string): XmlElement {
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  for (const [, closing, name = "", attributes = "", selfClosing, text, stray] of xml.matchAll(MARKUP)) {
    const parent = open.at(-1) ?? root;
    if (stray !== undefined) throw new Error(`A "<" in ${parent.name} begins nothing`);
    if (text !== undefined) parent.text += decode(text);
    else if (closing === "/") {
      if (parent.name !== name || open.length === 1) throw new Error(`${name} is closed in ${parent.name}`);
      open.pop();
    } else if (name !== "") {
      const element = { name, attributes: readAttributes(attributes), children: [], text: "" };
      parent.children.push(element);
      if (selfClosing !== "/") open.push(element);
    }
  }
  const [document, ...more] = root.children;
  if (!document || more.length > 0 || open.length > 1 || root.text.trim() !== "") throw new Error("Not one document");
  return document;
}

export const childrenOf = ({ children }: XmlElement, name: string) => children.filter((child) => child.name === name);

const readAttributes = (attributes: string) =>
  Object.fromEntries(
    Array.from(attributes.matchAll(/([\w:.-]+)="([^"]*)"/g), ([, key, value = ""]) => [key, decode(value)]),
  );

/** The characters that XML 1.0 forbids, and unpaired surrogates. */
function isForbidden(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const isControl = code < 0x20 && ![0x9, 0xa, 0xd].includes(code);
  return isControl || (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff;
}

function decode(text: string): string {
  if ([...text].some(isForbidden)) throw new Error(`A forbidden character in ${JSON.stringify(text)}`);
  return text.replace(/&(#x?[\da-f]+|\w*);?/gi, (entity, name: string) => {
    if (name.startsWith("#x")) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name.startsWith("#")) return String.fromCodePoint(Number(name.slice(1)));
    const known = entity.endsWith(";") ? ENTITIES[name] : undefined;
    if (known === undefined) throw new Error(`${entity} is no entity of XML`);
    return known;
  });
}
