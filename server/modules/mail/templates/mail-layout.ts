import { type CSSProperties, createElement, type ReactElement, type ReactNode } from "react";
import type { StorefrontProfile } from "../../../../domain/storefronts/profile.ts";
import { htmlLanguage, type Language } from "../../../../domain/storefronts/storefront.ts";
import type { MailContent } from "./mail-content.ts";
import { DARK_NEUTRALS, MAIL_PALETTES, type MailPalette } from "./mail-palettes.ts";

export interface MailFrame {
  content: MailContent;
  storefront: StorefrontProfile;
  language: Language;
  /** Said before the address of a link, for programs that show no buttons. */
  copyLink: string;
  footer: { sentBy: string; unsubscribe: { label: string; url: string } | null };
}

const h = createElement;
const FONT = "Arial, Helvetica, sans-serif";
const BODY_TEXT: CSSProperties = { margin: "0 0 16px", fontFamily: FONT, fontSize: 16, lineHeight: "24px" };
const SMALL_TEXT: CSSProperties = { margin: "0 0 8px", fontFamily: FONT, fontSize: 13, lineHeight: "20px" };

/** Mail programs that know the dark mode take the neutral colours from here. */
const DARK_STYLE = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.ground{background-color:${DARK_NEUTRALS.ground} !important}
.surface{background-color:${DARK_NEUTRALS.surface} !important;border-color:${DARK_NEUTRALS.line} !important}
.ink{color:${DARK_NEUTRALS.ink} !important}
.quiet{color:${DARK_NEUTRALS.quietInk} !important}
}`;

/** One column of at most 600 pixels, in tables that every mail program lays out alike and no reader is told about. */
export function mailLayout(frame: MailFrame): ReactElement {
  const { content, storefront, language } = frame;
  const palette = MAIL_PALETTES[storefront.theme];
  return h(
    "html",
    { lang: htmlLanguage(language), dir: "ltr" },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("title", null, content.subject),
      h("style", null, DARK_STYLE),
    ),
    h(
      "body",
      { className: "ground", style: { margin: 0, padding: 0, backgroundColor: palette.ground } },
      h("div", { style: { display: "none", maxHeight: 0, overflow: "hidden" } }, content.text),
      table({ width: "100%" }, h("td", { align: "center", style: { padding: "24px 12px" } }, card(frame, palette))),
    ),
  );
}

function card(frame: MailFrame, palette: MailPalette): ReactElement {
  const { storefront } = frame;
  const top: CSSProperties = { padding: "20px 32px", backgroundColor: palette.top };
  const brand: CSSProperties = { fontFamily: FONT, fontSize: 20, fontWeight: 700, color: palette.onTop };
  const inside: CSSProperties = {
    padding: "32px",
    backgroundColor: palette.surface,
    border: `1px solid ${palette.line}`,
    borderTop: 0,
  };
  return table(
    { width: "100%", style: { maxWidth: 600 } },
    h("td", { style: top }, h("span", { style: brand }, storefront.name)),
    h("td", { className: "surface", style: inside }, ...words(frame, palette)),
    h("td", { style: { padding: "20px 32px" } }, ...footer(frame, palette)),
  );
}

function words({ content, copyLink }: MailFrame, palette: MailPalette): ReactNode[] {
  const { subject, greeting, text, rows, action, note } = content;
  const ink = { className: "ink", style: { ...BODY_TEXT, color: palette.ink } };
  const quiet = { className: "quiet", style: { ...SMALL_TEXT, color: palette.quietInk } };
  const heading = { ...ink, style: { ...ink.style, fontSize: 24, lineHeight: "32px" } };
  return [
    h("h1", heading, subject),
    greeting && h("p", ink, greeting),
    h("p", ink, text),
    rows.length > 0 && list(rows, palette),
    action && h("p", { style: { margin: "24px 0" } }, button(action, palette)),
    action && h("p", quiet, copyLink, h("br"), h("span", { style: { wordBreak: "break-all" } }, action.url)),
    h("p", quiet, note),
  ];
}

/** Labels left, values right, the last row being the sum of it all or simply the last. */
function list(rows: MailContent["rows"], palette: MailPalette): ReactElement {
  const cell: CSSProperties = { ...SMALL_TEXT, margin: 0, padding: "6px 0", color: palette.ink };
  const line = { borderBottom: `1px solid ${palette.line}` };
  const lines = rows.map(({ label, value }, index) =>
    h(
      "tr",
      { key: index },
      h("td", { className: "ink", style: { ...cell, ...line } }, label),
      h("td", { className: "ink", align: "right", style: { ...cell, ...line, whiteSpace: "nowrap" } }, value),
    ),
  );
  const plain = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, border: 0 };
  return h("table", plain, h("tbody", null, lines));
}

function button({ label, url }: { label: string; url: string }, { primary, onPrimary }: MailPalette): ReactElement {
  const style: CSSProperties = {
    display: "inline-block",
    padding: "14px 24px",
    backgroundColor: primary,
    color: onPrimary,
    fontFamily: FONT,
    fontSize: 16,
    fontWeight: 700,
    textDecoration: "none",
    borderRadius: 8,
  };
  return h("a", { href: url, style }, label);
}

function footer({ storefront, footer: { sentBy, unsubscribe } }: MailFrame, palette: MailPalette): ReactNode[] {
  const quiet = { className: "quiet", style: { ...SMALL_TEXT, color: palette.quietInk } };
  const link = (url: string, label: string) => h("a", { href: url, ...quiet }, label);
  return [
    h("p", quiet, sentBy),
    h("p", quiet, link(storefront.appUrl, storefront.appUrl)),
    unsubscribe && h("p", quiet, link(unsubscribe.url, unsubscribe.label)),
  ];
}

function table(attributes: object, ...cells: ReactElement[]): ReactElement {
  const rows = cells.map((cell, index) => h("tr", { key: index }, cell));
  const plain = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0 };
  return h("table", { ...plain, ...attributes }, h("tbody", null, rows));
}
