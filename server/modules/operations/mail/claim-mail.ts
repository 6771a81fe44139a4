import { and, eq, sql } from "drizzle-orm";
import { MOST_UNASKED_MAILS, mayBeSent } from "#domain/operations/mail/unasked-mails.ts";
import type { Database } from "#platform/database/open-database.ts";
import { columnsOf, rowOf } from "#platform/database/plain-rows.ts";
import { transact } from "#platform/database/transact.ts";
import type { MailerDeps } from "./mailer.ts";
import { ENOUGH_MARKETING, hasRoom, marketingOf } from "./marketing-limits.ts";
import { mails } from "./tables.ts";

type StoredMail = typeof mails.$inferSelect;

/** The number of mails to an address that its owner may not have asked for. */
interface Sent {
  lastHour: number;
  lastDay: number;
}

const TOO_MANY = "Its address had enough mails that nobody may have asked for.";

/** Takes a waiting mail to be sent, in one process only. A mail above the limit of its address is cancelled (T080). */
export async function claimMail(deps: Pick<MailerDeps, "db" | "marketing">, mail: StoredMail): Promise<boolean> {
  if (mail.kind === "transactional" && mail.topic === null) return claimTransactional(deps.db, mail);
  return transact(deps.db, async (tx) => {
    // The lock on the address keeps the counts true until the commit.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${mail.recipient}), 6))`);
    const tooMuch = await limitReached(deps, tx, mail, (await findMail(tx, mail.id))?.sent);
    if (tooMuch === null) return startSending(tx, mail);
    await tx.update(mails).set({ state: "cancelled", lastError: tooMuch }).where(isWaiting(mail));
    return false;
  });
}

async function claimTransactional(db: Database, mail: StoredMail): Promise<boolean> {
  const { id, recipient, cause } = mail;
  if (cause === "owner") return startSending(db, mail);
  const { perHour, perDay } = MOST_UNASKED_MAILS[cause];
  const { rows } = await db.execute<{ is_claimed: boolean }>(
    sql`select claim_unasked_mail(${id}, ${recipient}, ${perHour}, ${perDay}, ${TOO_MANY}) as is_claimed`,
  );
  return rows[0]?.is_claimed ?? false;
}

/** A stored mail, with the number of mails to its address that the owner may not have asked for. */
export async function findMail(db: Database, id: number): Promise<{ mail: StoredMail; sent: Sent } | undefined> {
  const { rows } = await db.execute<{ sent: Sent }>(sql`
    select ${columnsOf(mails)}, (
      select json_build_object('lastDay', count(*),
        'lastHour', count(*) filter (where other.handed_over_at > now() - interval '1 hour'))
      from mails other where mails.cause <> 'owner' and lower(other.recipient) = lower(mails.recipient)
        and other.cause <> 'owner' and other.state <> 'waiting' and other.handed_over_at > now() - interval '1 day') as sent
    from mails where id = ${id}`);
  const [found] = rows;
  return found && { mail: rowOf(mails, found), sent: found.sent };
}

/** The reason why the address gets no more mails now, or null; checked before a mail server is asked. */
export async function limitReached(deps: Pick<MailerDeps, "marketing">, tx: Database, mail: StoredMail, sent?: Sent) {
  const marketing = marketingOf(mail);
  if (marketing) return (await hasRoom(deps, tx, marketing)) ? null : ENOUGH_MARKETING;
  return !sent || mayBeSent(mail.cause, sent) ? null : TOO_MANY;
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
