import { and, eq, sql } from "drizzle-orm";
import { mayBeSent } from "../../../domain/mail/unasked-mails.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { MailerDeps } from "./mailer.ts";
import { ENOUGH_MARKETING, hasRoom, marketingOf } from "./marketing-limits.ts";
import { mails } from "./tables.ts";

type StoredMail = typeof mails.$inferSelect;

const TOO_MANY = "Its address had enough mails that nobody may have asked for.";

/** Takes a waiting mail to be sent; of several processes one does. One too many to its address is cancelled (T080). */
export async function claimMail(deps: Pick<MailerDeps, "db" | "marketing">, mail: StoredMail): Promise<boolean> {
  if (mail.cause === "owner" && mail.kind === "transactional") return startSending(deps.db, mail);
  return deps.db.transaction(async (tx) => {
    // One at a time for an address: what is counted stays true until the commit.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${mail.recipient}), 6))`);
    const tooMuch = await limitReached(deps, tx, mail);
    if (tooMuch === null) return startSending(tx, mail);
    await tx.update(mails).set({ state: "cancelled", lastError: tooMuch }).where(isWaiting(mail));
    return false;
  });
}

/** Why its address gets no more now, or null; asked before a mail server is. */
export async function limitReached(deps: Pick<MailerDeps, "marketing">, tx: Database, mail: StoredMail) {
  const marketing = marketingOf(mail);
  if (marketing) return (await hasRoom(deps, tx, marketing)) ? null : ENOUGH_MARKETING;
  return mail.cause === "owner" || mayBeSent(mail.cause, await countSent(tx, mail)) ? null : TOO_MANY;
}

const isWaiting = ({ id }: StoredMail) => and(eq(mails.id, id), eq(mails.state, "waiting"));

async function startSending(db: Database, mail: StoredMail): Promise<boolean> {
  const started = await db
    .update(mails)
    .set({ state: "sending", attempts: sql`${mails.attempts} + 1`, handedOverAt: sql`now()` })
    .where(isWaiting(mail))
    .returning({ id: mails.id });
  return started.length > 0;
}

async function countSent(tx: Database, { recipient }: StoredMail) {
  const { rows } = await tx.execute<{ lastHour: number; lastDay: number }>(sql`
    select count(*)::int as "lastDay",
      (count(*) filter (where handed_over_at > now() - interval '1 hour'))::int as "lastHour"
    from mails where lower(recipient) = lower(${recipient}) and cause <> 'owner' and state <> 'waiting'
      and handed_over_at > now() - interval '1 day'`);
  return rows[0] ?? { lastHour: 0, lastDay: 0 };
}
