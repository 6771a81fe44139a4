import { createHash, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { WirePolicy } from "#contracts/define-call.ts";
import { IDEMPOTENCY_KEY_MAX_LENGTH } from "#domain/shared/limits/calls.ts";
import { earlier, HOUR_MS } from "#domain/shared/time/durations.ts";
import type { Database } from "../database/open-database.ts";
import type { CallContext } from "./call-context.ts";
import { refuse } from "./call-errors.ts";
import { ownerName } from "./owner.ts";

/** A call that has not renewed its lease for this long counts as dead (F01). */
const LEASE_SECONDS = 10;
const RENEW_MS = 3_000;
const KEPT_MS = 48 * HOUR_MS;

interface KeptKey extends Record<string, unknown> {
  is_ours: boolean;
  is_same_body: boolean;
  answer: unknown;
}

/**
 * Answers a repeated call as the first time (T118): the same key with another body is refused, and so is one whose
 * first call still runs. Only answers are kept; a refusal leaves the key free. A process can die between the effect and
 * its answer, so what runs here has to notice that it was done before.
 */
export async function idempotent<Answer>(
  context: CallContext,
  call: string,
  input: unknown,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const { idempotencyKey: key } = context.client;
  return runOnce(context.db, { owner: ownerName(context), call, key }, input, run);
}

/** Whether a call with this rule is answered once: where the rule leaves it to the client, a key asks for it. */
export const isAnsweredOnce = (rule: WirePolicy["idempotent"], key: string | undefined): boolean =>
  rule === "with-key" ? !!key : rule;

export interface RepeatableCall {
  /** The caller, under a name of their own; null for one that owns nothing. */
  owner: string | null;
  call: string;
  key: string | undefined;
}

/**
 * Keeps the answer in the transaction of its effect: a process that dies leaves both or neither, and one that was taken
 * for dead leaves neither.
 */
export type Keep<Answer> = (tx: Database, answer: Answer) => Promise<void>;

/** The same for callers of any contract; what is not kept by `run` itself is kept after it. */
export async function runOnce<Answer>(
  db: Database,
  { owner, call, key }: RepeatableCall,
  input: unknown,
  run: (keep: Keep<Answer>) => Promise<Answer>,
): Promise<Answer> {
  if (!key || key.length > IDEMPOTENCY_KEY_MAX_LENGTH) throw refuse("bad_request");
  // A stranger owns nothing that could be done twice, and two strangers must not get each other's answers.
  if (owner === null) return run(async () => undefined);
  const claim = { owner, call, key, lease: randomUUID() };
  const kept = await take(db, claim, createHash("sha256").update(JSON.stringify(input)).digest());
  if (!kept.is_same_body) throw refuse("key_reused");
  if (kept.answer !== null) return kept.answer as Answer;
  if (!kept.is_ours) throw refuse("conflict");
  return answerOnce(db, claim, run);
}

interface Claim {
  owner: string;
  call: string;
  key: string;
  lease: string;
}

async function answerOnce<Answer>(
  db: Database,
  claim: Claim,
  run: (keep: Keep<Answer>) => Promise<Answer>,
): Promise<Answer> {
  let answer: Answer;
  let isKept = false;
  const renewing = setInterval(() => void renew(db, claim), RENEW_MS).unref();
  try {
    answer = await run(async (tx, kept) => {
      if (!(await keepAnswer(tx, claim, kept))) throw refuse("conflict");
      isKept = true;
    });
  } catch (error) {
    // When this fails too the lease ends by itself; the first error is the one to report.
    await db.execute(sql`delete from idempotency_keys where ${isOurs(claim)} and answer is null`).catch(() => {});
    throw error;
  } finally {
    clearInterval(renewing);
  }
  if (!isKept) await keepAnswer(db, claim, answer);
  return answer;
}

async function keepAnswer(db: Database, claim: Claim, answer: unknown): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update idempotency_keys set answer = ${JSON.stringify(answer)}::jsonb where ${isOurs(claim)}`,
  );
  return rowCount === 1;
}

/** Takes a key that is new, or whose lease has ended, and returns what is stored under it. */
async function take(db: Database, { owner, call, key, lease }: Claim, bodyHash: Buffer): Promise<KeptKey> {
  const isFree = sql`kept.answer is null and kept.leased_until < clock_timestamp() and kept.body_hash = excluded.body_hash`;
  const { rows } = await db.execute<KeptKey>(sql`
    insert into idempotency_keys as kept (owner, call, key, body_hash, lease, leased_until)
    values (${owner}, ${call}, ${key}, ${bodyHash}, ${lease}, ${leaseEnd})
    on conflict (owner, call, key) do update set
      lease = case when ${isFree} then excluded.lease else kept.lease end,
      leased_until = case when ${isFree} then excluded.leased_until else kept.leased_until end
    returning lease = ${lease} as is_ours, body_hash = ${bodyHash} as is_same_body, answer`);
  const [kept] = rows;
  if (!kept) throw new Error("An insert that updates on conflict returned nothing");
  return kept;
}

const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

/** A renewal that fails is repaired by the next; when none succeeds the lease ends. */
async function renew(db: Database, claim: Claim): Promise<void> {
  await db
    .execute(sql`update idempotency_keys set leased_until = ${leaseEnd} where ${isOurs(claim)}`)
    .catch(() => undefined);
}

const isOurs = ({ owner, call, key, lease }: Claim) =>
  sql`owner = ${owner} and call = ${call} and key = ${key} and lease = ${lease}`;

/** Answers name who was answered: they go with the data of a user (T130). */
export async function forgetAnswersTo(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`delete from idempotency_keys where owner = ${`user ${userId}`}`);
}

/** Answers are kept for as long as a call may be repeated. */
export async function sweepIdempotencyKeys(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from idempotency_keys where created_at < ${earlier(now, KEPT_MS)}`);
}
