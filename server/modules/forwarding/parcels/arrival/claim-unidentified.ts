import { isTrackingNumber, normalTrackingNumber } from "#domain/forwarding/parcels/announcement.ts";
import { checkLine } from "#domain/people/identity/text-rules.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { attachFiles } from "#modules/operations/files/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuseFields } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { PROOF } from "../file-policies.ts";
import type { ParcelDeps } from "../parcel-deps.ts";
import { ownSuite } from "../suites/own-suite.ts";
import { parcelSearches } from "../tables.ts";

interface Search {
  tracking_number: string;
  proof: string;
  file_ids: readonly string[];
}

/** Prevents guessing of tracking numbers. */
const SEARCHES = { attempts: 10, windowMs: DAY_MS };

/**
 * Staff compare the search with unidentified boxes. The answer is the same whether such a box is there or not (T059).
 */
export async function claimUnidentified({ now }: ParcelDeps, context: CallContext, typed: Search): Promise<void> {
  const suite = await ownSuite(context);
  const trackingNumber = normalTrackingNumber(typed.tracking_number);
  const proof = typed.proof.trim();
  const verdicts = {
    tracking_number: isTrackingNumber(trackingNumber) ? null : "parcel.announce.tracking",
    proof: checkLine(proof.replace(/\s+/g, " "), { min: 10, max: 1_000 }),
  };
  const broken = Object.entries(verdicts).filter((entry): entry is [string, string] => entry[1] !== null);
  if (broken.length > 0) throw refuseFields(Object.fromEntries(broken));
  await consumeAttempt(context, now(), { action: "parcel-search", subject: String(suite.id), limit: SEARCHES });
  await transact(context.db, async (tx) => {
    const values = { suiteId: suite.id, trackingNumber, proof, askedAt: now() };
    const [search] = await tx.insert(parcelSearches).values(values).returning({ id: parcelSearches.id });
    const subject = { kind: PROOF, id: search?.id ?? 0 };
    const owner = { userId: signedIn(context).id };
    await attachFiles(tx, { fileIds: typed.file_ids, owner, purpose: PROOF, subject });
  });
}
