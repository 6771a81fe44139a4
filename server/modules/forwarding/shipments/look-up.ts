import { inArray } from "drizzle-orm";
import type { TrackingView } from "#contracts/shop/forwarding/shipments.ts";
import { isProof, LINK_LIMIT, LOOKUP_LIMIT, ownNumber } from "#domain/forwarding/shipments/proof.ts";
import { plainNumber } from "#domain/forwarding/shipments/tracked-carriers.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { isOwn } from "#platform/calls/owner.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { type AttemptCounter, attemptsFrom, refundAttempt } from "#platform/limits/rate-limits.ts";
import { type ShipmentDeps, subjectOf } from "./shipment-deps.ts";
import type { Subject, SubjectOwner } from "./subject.ts";
import { shipments } from "./tables.ts";
import { createLink, findLinked } from "./tracking-links.ts";

interface Asked {
  number: string;
  proof?: string | undefined;
}

type Candidate = Subject & { owner: SubjectOwner };

export async function lookUpParcel(deps: ShipmentDeps, context: ReaderContext, asked: Asked): Promise<TrackingView> {
  const subject = await provedSubject(deps, context, asked);
  return viewOf(deps, context, subject, true);
}

export async function shareParcel(deps: ShipmentDeps, context: CallContext, asked: Asked & { renew: boolean }) {
  const subject = await provedSubject(deps, context, asked);
  return transact(context.db, (tx) => createLink(tx, subject, asked.renew));
}

/** The parcel as a link shows it: nothing about its owner. */
export async function showLinkedParcel(
  deps: ShipmentDeps,
  context: ReaderContext,
  token: string,
): Promise<TrackingView> {
  const subject = await findLinked(context.db, token);
  const owner = subject && (await ownerOf(deps, context, subject));
  if (!subject || !owner) {
    await consumeAttempt(context, deps.now(), attemptsFrom("tracking link", context.client.address, LINK_LIMIT));
    throw refuse("not_found");
  }
  return viewOf(deps, context, subject, false);
}

/**
 * The parcel that a number and a proof identify. An unknown number and a wrong proof are refused alike, and after a few
 * attempts so is the right one: four digits could be guessed (T061).
 */
async function provedSubject(deps: ShipmentDeps, context: CallContext, { number, proof }: Asked): Promise<Subject> {
  const candidates = await candidatesOf(deps, context, number);
  const own = candidates.find(({ owner }) => isOwn(context, owner));
  if (own) return own;
  if (!proof) throw refuse("not_found");
  const counters: AttemptCounter[] = [
    attemptsFrom("tracking", context.client.address, LOOKUP_LIMIT),
    { action: "tracking of", subject: plainNumber(number), limit: LOOKUP_LIMIT },
  ];
  await consumeAttempt(context, deps.now(), ...counters);
  const proved = candidates.find(({ owner }) => isProof(proof, owner));
  if (!proved) throw refuse("not_found");
  for (const counter of counters) await refundAttempt(context.db, counter);
  return proved;
}

async function candidatesOf(deps: ShipmentDeps, context: CallContext, number: string): Promise<Candidate[]> {
  const named = await subjectsNamed(deps, context, number);
  const owners = await Promise.all(named.map((subject) => ownerOf(deps, context, subject)));
  return named.flatMap((subject, index) => {
    const owner = owners[index];
    return owner ? [{ ...subject, owner }] : [];
  });
}

/** Finds subjects by our number, or by the carrier's, which several orders in one box share. */
async function subjectsNamed({ subjects }: ShipmentDeps, { db }: CallContext, number: string): Promise<Subject[]> {
  const plain = plainNumber(number);
  const own = ownNumber(plain);
  const kind = own && subjects.find(({ prefix }) => prefix === own.prefix)?.kind;
  if (own && kind) return [{ kind, id: own.id }];
  return db
    .select({ kind: shipments.subjectKind, id: shipments.subjectId })
    .from(shipments)
    .where(inArray(shipments.trackingNumber, [plain, number.trim()]))
    .limit(10);
}

/** The owner; null for a parcel of another storefront (T059). */
async function ownerOf(
  deps: ShipmentDeps,
  { db, storefront }: CallContext,
  { kind, id }: Subject,
): Promise<SubjectOwner | null> {
  const owner = (await subjectOf(deps, kind)?.findOwner(db, id)) ?? null;
  return owner?.storefrontCode === storefront.code ? owner : null;
}

async function viewOf(
  deps: ShipmentDeps,
  { db, reader }: ReaderContext,
  { kind, id }: Subject,
  isOwner: boolean,
): Promise<TrackingView> {
  const view = await subjectOf(deps, kind)?.view(db, id, { languageId: reader.language.id, isOwner });
  if (!view) throw refuse("not_found");
  return view;
}
