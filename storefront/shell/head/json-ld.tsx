/** What would end the script, or a line of it, is written as an escape; the meaning stays the same (T085). */
const UNSAFE = /[<>&\u2028\u2029]/g;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A thing of schema.org as text that is inert inside a script element (T085). */
export function jsonLdText(thing: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ "@context": "https://schema.org", ...thing }).replace(UNSAFE, escaped);
}

interface JsonLdProps {
  /** One of its kind in the document, and another for another page. */
  id: string;
  /** Made on the server alone, by `import.meta.env.SSR && …`, so that no browser loads what makes it. */
  thing: Readonly<Record<string, unknown>> | false;
}

/**
 * What a page is about, for search engines. Trusted types let no script be made in the browser, and no search engine
 * comes by a click: a browser keeps what it was sent.
 */
export function JsonLd({ id, thing }: JsonLdProps) {
  if (!thing && document.getElementById(id) === null) return null;
  return (
    <script
      id={id}
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the script
      dangerouslySetInnerHTML={{ __html: thing ? jsonLdText(thing) : "" }}
    />
  );
}
