import { sql } from "drizzle-orm";
import type { OutgoingMail } from "#modules/operations/mail/index.ts";
import type { TestApp } from "#testing/test-app.ts";

/** Stores a recorded mail under its key, as the outbox of a running shop has it. */
export const storeMail = ({ database: { db } }: TestApp, { idempotencyKey, template, storefront, to }: OutgoingMail) =>
  db.execute(sql`
    insert into mails (idempotency_key, storefront_code, language_id, template, sender_name, sender_address, recipient,
      subject, html, text)
    values (${idempotencyKey}, ${storefront.code}, 1, ${template}, 'Shop', 'shop@example.com', ${to}, '', '', '')`);
