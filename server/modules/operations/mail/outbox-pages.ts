import { createHash } from "node:crypto";
import { escapeMarkup } from "#domain/shared/text/escape-markup.ts";
import { BARE_CSP } from "#platform/http/security-headers.ts";
import type { ListedMail, StoredMail } from "./stored-mails.ts";

const STYLES = `
*{box-sizing:border-box}body{margin:0;font:15px/1.45 system-ui,sans-serif;color:CanvasText;background:Canvas;color-scheme:light dark}
.client{display:grid;grid-template-columns:minmax(280px,380px) minmax(0,1fr);min-height:100dvh}
.list{border-inline-end:1px solid #8884;overflow-y:auto;max-height:100dvh;position:sticky;top:0}
h1{font-size:1.125rem;margin:0;padding:16px}h2{font-size:1.25rem;margin:0 0 12px;overflow-wrap:anywhere}h3{font-size:.9375rem;margin:28px 0 8px}
table{width:100%;border-collapse:collapse}.list td{display:block;padding:0 16px;overflow-wrap:anywhere}
.list tr{display:block;padding:10px 0;border-top:1px solid #8884;position:relative}.list tr[aria-current]{background:#8882}
.list a{font-weight:600;color:inherit;text-decoration:none}.list a::after{content:"";position:absolute;inset:0}.list a:hover{text-decoration:underline}
.small{font-size:.8125rem;opacity:.75}main{padding:20px 24px;min-width:0}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 16px;margin:0}dt{opacity:.75}dd{margin:0;overflow-wrap:anywhere}
.views{display:flex;gap:16px;margin:0 0 8px;padding:0;list-style:none}.views a[aria-current]{color:inherit;font-weight:600;text-decoration:none}
iframe{display:block;width:100%;height:640px;border:1px solid #8886;border-radius:8px;background:#fff}iframe.phone{width:390px;max-width:100%}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;padding:16px;border:1px solid #8884;border-radius:8px;font:14px/1.5 ui-monospace,monospace}
@media(width<800px){.client{display:block}.list{position:static;max-height:none;border:0}.reading .list{display:none}}
@media(width>=800px){.back{display:none}}`;

const stylesHash = createHash("sha256").update(STYLES).digest("base64");

/** The pages run nothing: their only styles are these, and their only frame is a mail. */
export const OUTBOX_CSP = `${BARE_CSP}; style-src 'sha256-${stylesHash}'; frame-src 'self'`;

export type PreviewWidth = "desktop" | "phone";

export function listPage(mails: readonly ListedMail[]): string {
  return page("Mails", "", `${listOf(mails, null)}<main><p>Choose a mail to read it.</p></main>`);
}

/** A mail as a mail program shows it: the preview in two widths, its text and its headers. */
export function mailPage(mails: readonly ListedMail[], mail: StoredMail, width: PreviewWidth): string {
  const { id, subject, senderName, senderAddress, recipient, createdAt, headers, text } = mail;
  const facts = { From: `${senderName} <${senderAddress}>`, To: recipient, Date: momentOf(createdAt) };
  const view = (name: PreviewWidth, label: string) =>
    `<li><a href="/dev/mail/${id}?width=${name}"${name === width ? ' aria-current="true"' : ""}>${label}</a></li>`;
  const content = `<main><p class="back"><a href="/dev/mail">All mails</a></p><h2>${escapeMarkup(subject)}</h2>${definitions(facts)}
<h3>Preview</h3><ul class="views">${view("desktop", "Desktop")}${view("phone", "Phone")}<li><a href="/dev/mail/${id}.html">As HTML</a></li></ul>
<iframe src="/dev/mail/${id}.html" title="Preview" class="${width}"></iframe>
<h3>Text</h3><pre>${linked(text)}</pre><h3>Headers</h3>${definitions({ ...facts, Subject: subject, ...headers })}</main>`;
  return page(subject, "reading", listOf(mails, id) + content);
}

/** Links leave the frame: a page of the shop may not be framed. */
export const framedMail = (html: string) => html.replace("<head>", '<head><base target="_top">');

function listOf(mails: readonly ListedMail[], current: number | null): string {
  const rows = mails.map(({ id, subject, recipient, storefrontCode, template, state, createdAt }) => {
    const details = `${momentOf(createdAt)} · ${storefrontCode} · ${template} · ${state}`;
    return `<tr${id === current ? ' aria-current="true"' : ""}><td><a href="/dev/mail/${id}">${escapeMarkup(subject)}</a></td><td>${escapeMarkup(recipient)}</td><td class="small">${escapeMarkup(details)}</td></tr>`;
  });
  const table = rows.length > 0 ? `<table>${rows.join("")}</table>` : '<p class="small">No mails yet.</p>';
  return `<nav class="list" aria-label="Mails"><h1>Mails</h1>${table}</nav>`;
}

const definitions = (facts: Readonly<Record<string, string>>) =>
  `<dl>${Object.entries(facts)
    .map(([name, value]) => `<dt>${escapeMarkup(name)}</dt><dd>${escapeMarkup(value)}</dd>`)
    .join("")}</dl>`;

const linked = (text: string) =>
  escapeMarkup(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const momentOf = (moment: Date) => `${moment.toISOString().slice(0, 16).replace("T", " ")} UTC`;

const page = (title: string, className: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${STYLES}</style></head><body><div class="client ${className}">${body}</div></body></html>`;
