import type { FastifyInstance, FastifyReply } from "fastify";
import type { Database } from "../../platform/database/open-database.ts";
import { sendPlainPage } from "../../platform/http/plain-page.ts";
import { BARE_CSP } from "../../platform/http/security-headers.ts";
import { findStoredMail, listStoredMails } from "./stored-mails.ts";

/** A mail may be shown and its links followed; scripts, forms and images are blocked. */
const MAIL_CSP = `${BARE_CSP}; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation`;

/** The demo's outbox: it has no mail server, so mails are read and their links opened here. */
export function registerMailRoutes(scope: FastifyInstance, { db }: { db: Database }): void {
  scope.get("/dev/mail", async (_request, reply) => {
    const rows = (await listStoredMails(db)).map(
      ({ id, createdAt, storefrontCode, template, recipient, subject, state }) =>
        `<tr>${[createdAt.toISOString(), storefrontCode, template, recipient, state].map(cell).join("")}<td><a href="/dev/mail/${id}">${escapeHtml(subject)}</a></td></tr>`,
    );
    return sendHtml(reply, BARE_CSP, page("Mails", `<table>${rows.join("")}</table>`));
  });
  scope.get<{ Params: { id: string } }>("/dev/mail/:id(^\\d{1,15}$)", async (request, reply) => {
    const mail = await findStoredMail(db, Number(request.params.id));
    if (!mail) return sendPlainPage(reply, 404);
    const links = `<p><a href="/dev/mail">All mails</a> <a href="/dev/mail/${mail.id}.html">As HTML</a></p>`;
    const text = escapeHtml(mail.text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
    return sendHtml(
      reply,
      BARE_CSP,
      page(mail.subject, `${links}<p>${escapeHtml(mail.recipient)}</p><pre>${text}</pre>`),
    );
  });
  scope.get<{ Params: { id: string } }>("/dev/mail/:id(^\\d{1,15}).html", async (request, reply) => {
    const mail = await findStoredMail(db, Number(request.params.id));
    return mail ? sendHtml(reply, MAIL_CSP, mail.html) : sendPlainPage(reply, 404);
  });
}

const cell = (text: string) => `<td>${escapeHtml(text)}</td>`;

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

function sendHtml(reply: FastifyReply, csp: string, html: string): FastifyReply {
  return reply
    .header("content-type", "text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-security-policy", csp)
    .send(html);
}
