const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** The attributes of every element of a name, in the order of the page. Enough for HTML that we wrote ourselves. */
export function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "gi"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );
}

/** The content of a meta element by its name or property; undefined when the page has none. */
export function meta(html: string, name: string): string | undefined {
  return elements(html, "meta").find((tag) => tag.name === name || tag.property === name)?.content;
}

export function links(html: string, rel: string): Record<string, string>[] {
  return elements(html, "link").filter((tag) => tag.rel === rel);
}

export function title(html: string): string {
  return decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
}

export function htmlAttributes(html: string): Record<string, string> {
  return elements(html, "html")[0] ?? {};
}

/** Without scripts, tags and entities, with single spaces. */
export function visibleText(html: string): string {
  const withoutScripts = html.replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, " ");
  const withoutMarks = withoutScripts.replace(/<!--[\s\S]*?-->|<wbr\s*\/?>|<\/?time\b[^>]*>/g, "");
  return decode(withoutMarks.replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");
}
