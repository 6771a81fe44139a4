import type { FastifyInstance, FastifyReply } from "fastify";
import type { Database } from "#platform/database/open-database.ts";
import { sendPlainPage } from "#platform/http/plain-page.ts";
import { BARE_CSP } from "#platform/http/security-headers.ts";
import { withPictures } from "./mail-pictures.ts";
import { framedMail, listPage, mailPage, OUTBOX_CSP } from "./outbox-pages.ts";
import { findStoredMail, listStoredMails } from "./stored-mails.ts";

/** A mail may be shown, also in the outbox, and its links followed; scripts and forms are blocked. */
const MAIL_CSP = `${BARE_CSP.replace("frame-ancestors 'none'", "frame-ancestors 'self'")}; style-src 'unsafe-inline'; img-src http: https: data:; sandbox allow-popups allow-top-navigation-by-user-activation`;

interface OutboxDeps {
  db: Database;
  readPicture: (fileId: string) => Promise<Buffer | null>;
}

interface OneMail {
  Params: { id: string };
  Querystring: { width?: string };
}

/** The demo's outbox: it has no mail server, so mails are read and their links opened here. */
export function registerMailRoutes(scope: FastifyInstance, { db, readPicture }: OutboxDeps): void {
  scope.get("/dev/mail", async (_request, reply) => sendHtml(reply, OUTBOX_CSP, listPage(await listStoredMails(db))));

  scope.get<OneMail>("/dev/mail/:id(^\\d{1,15}$)", async (request, reply) => {
    const mail = await findStoredMail(db, Number(request.params.id));
    if (!mail) return sendPlainPage(reply, 404);
    const width = request.query.width === "phone" ? "phone" : "desktop";
    return sendHtml(reply, OUTBOX_CSP, mailPage(await listStoredMails(db), mail, width));
  });

  scope.get<OneMail>("/dev/mail/:id(^\\d{1,15}).html", async (request, reply) => {
    const mail = await findStoredMail(db, Number(request.params.id));
    if (!mail) return sendPlainPage(reply, 404);
    return sendHtml(
      reply.header("x-frame-options", "SAMEORIGIN"),
      MAIL_CSP,
      framedMail(await withPictures(mail, readPicture)),
    );
  });
}

function sendHtml(reply: FastifyReply, csp: string, html: string): FastifyReply {
  return reply
    .header("content-type", "text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-security-policy", csp)
    .send(html);
}
