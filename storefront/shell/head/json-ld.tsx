/** What would end the script, or a line of it, is written as an escape; the meaning stays the same (T085). */
const UNSAFE = /[<>&\u2028\u2029]/g;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A thing of schema.org as text that is inert inside a script element (T085). */
export function jsonLdText(thing: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ "@context": "https://schema.org", ...thing }).replace(UNSAFE, escaped);
}

/** Trusted types let no script be made in the browser, and no search engine comes by a click: what came stays. */
const isInDocument = (text: string) =>
  typeof document === "undefined" || [...document.scripts].some(({ textContent }) => textContent === text);

/** What a page is about, for search engines. */
export function JsonLd({ thing }: { thing: Readonly<Record<string, unknown>> }) {
  const text = jsonLdText(thing);
  if (!isInDocument(text)) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the script
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
