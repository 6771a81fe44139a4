/** Characters that could end the script or a line of it are escaped; the JSON stays equal (T085). */
const UNSAFE = /[<>&\u2028\u2029]/g;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Schema.org data as text that is inert inside a script element (T085). */
export function jsonLdText(thing: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ "@context": "https://schema.org", ...thing }).replace(UNSAFE, escaped);
}

interface JsonLdProps {
  /** Unique in the document and different for each page. */
  id: string;
  /** Created by `import.meta.env.SSR && …`, so that its code is not in the browser's bundle. */
  thing: Readonly<Record<string, unknown>> | false;
}

/**
 * Structured data for search engines. Trusted types forbid creating scripts in the browser, and search engines request
 * each page from the server, so a browser keeps the script that it was sent.
 */
export function JsonLd({ id, thing }: JsonLdProps) {
  if (!thing && document.getElementById(id) === null) return null;
  return (
    <script
      id={id}
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without characters that could end the script
      dangerouslySetInnerHTML={{ __html: thing ? jsonLdText(thing) : "" }}
    />
  );
}
