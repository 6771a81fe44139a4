import { createHash } from "node:crypto";
import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import { escapeMarkup } from "#domain/shared/text/escape-markup.ts";
import type { Translate } from "#i18n/translate.ts";

/** System colours only: without a connection no stylesheet of a theme can be loaded. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.5 system-ui,sans-serif;text-align:center}
main{max-width:26rem;padding:2rem}
img{width:4rem;height:4rem}
h1{font-size:1.5rem;line-height:1.25;margin:1rem 0 .5rem}
p{margin:0 0 1.5rem}
a{display:inline-block;min-height:1.5rem;padding:.7rem 1.4rem;border:1px solid;border-radius:.6rem;color:inherit;font-weight:600;text-decoration:none}`;

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

export const OFFLINE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** The page that a browser keeps for when there is no connection. It says nothing of its reader. */
export function offlinePage(t: Translate, { name, mark }: { name: string; mark: Buffer | null }): string {
  const picture = mark ? `<img alt="" src="data:image/svg+xml;base64,${mark.toString("base64")}">` : "";
  return `<!doctype html>
<html lang="${htmlLanguage(t.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(`${t("offline.page.title")} | ${name}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${picture}
<h1>${escapeMarkup(t("offline.page.title"))}</h1>
<p>${escapeMarkup(t("offline.page.text"))}</p>
<a href="">${escapeMarkup(t("error.try-again"))}</a>
</main>
</body>
</html>
`;
}
