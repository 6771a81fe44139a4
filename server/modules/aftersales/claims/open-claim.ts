import { claimCap } from "#domain/aftersales/claims/claim-cap.ts";
import { type ClaimKind, checkClaim, DAMAGE_PICTURES, isClaimable } from "#domain/aftersales/claims/claim-rules.ts";
import { LOOKUP_LIMIT, ownNumber } from "#domain/forwarding/shipments/proof.ts";
import { normalEmail } from "#domain/people/identity/text-rules.ts";
import { attachFiles, filesOf } from "#modules/operations/files/index.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { isOwn, ownerOf } from "#platform/calls/owner.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { attemptsFrom } from "#platform/limits/rate-limits.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { claimAggregate } from "./claim-aggregate.ts";
import type { ClaimDeps } from "./claim-deps.ts";
import { addMessage, openClaimOn, takeTurns } from "./claim-store.ts";
import type { Claimable } from "./claim-subject.ts";
import { CLAIM_EFFECT } from "./effects.ts";
import type { ClaimDestination, ClaimRow } from "./tables.ts";

export const EVIDENCE = "claim-evidence";

export interface NewClaim {
  number: string;
  email?: string | undefined;
  kind: ClaimKind;
  lines: readonly number[];
  text: string;
  wants: ClaimDestination;
  files: readonly string[];
}

/**
 * The subject that a number and an e-mail address identify; an unknown number and a wrong address are refused alike
 * (T061).
 */
export async function provedClaimable(
  deps: ClaimDeps,
  context: ReaderContext,
  { number, email }: Pick<NewClaim, "number" | "email">,
): Promise<Claimable> {
  const found = await namedBy(deps, context, number);
  if (found && isOwn(context, found)) return found;
  await consumeAttempt(context, deps.now(), attemptsFrom("claim", context.client.address, LOOKUP_LIMIT));
  if (!found || !email || normalEmail(email) !== normalEmail(found.email)) throw refuse("not_found");
  return found;
}

async function namedBy({ subjects }: ClaimDeps, { db, storefront, reader }: ReaderContext, number: string) {
  const named = ownNumber(number.replaceAll(/\s/g, "").toUpperCase());
  const subject = named && subjects.find(({ prefix }) => prefix === named.prefix);
  const found = subject ? await subject.find(db, named.id, reader.language.iso_code) : null;
  return found?.storefrontCode === storefront.code ? found : null;
}

/** Opens a claim with its evidence; where one about the subject is open, returns that one and changes nothing. */
export async function openClaim(
  deps: ClaimDeps,
  context: ReaderContext,
  input: NewClaim,
): Promise<{ claim: ClaimRow; isNew: boolean }> {
  const about = await provedClaimable(deps, context, input);
  return transact(context.db, async (tx) => {
    await takeTurns(tx, about);
    const first = await openClaimOn(tx, about);
    if (first) return { claim: first, isNew: false };
    assertComplete(deps, about, input);
    const claim = await insertClaim(tx, context, about, input);
    await addMessage(tx, { claimId: claim.id, author: "customer", text: input.text.trim() });
    await attachEvidence(tx, context, claim.id, input.files);
    await assertPictures(tx, claim);
    await CLAIM_EFFECT.enqueue(deps, tx, { name: "opened", claimId: claim.id });
    return { claim, isNew: true };
  });
}

function assertComplete({ now }: Pick<ClaimDeps, "now">, about: Claimable, { kind, lines, text, files }: NewClaim) {
  const broken = checkClaim({ kind, text, pictures: new Set(files).size });
  if (Object.keys(broken).length > 0) throw refuseFields(broken);
  if (!isClaimable(kind, about, now())) throw refuseFields({ kind: "claim.error.window" });
  if (lines.some((line) => !about.lines.some(({ id }) => id === line))) throw refuse("not_found");
}

/** T106: only files that the same customer or browser has uploaded. */
export async function attachEvidence(
  tx: Database,
  context: ReaderContext,
  claimId: number,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const owner = ownerOf(context);
  if (!owner) throw refuse("not_found");
  await attachFiles(tx, {
    fileIds,
    owner: owner.userId === null ? { visitorHash: owner.visitorHash } : { userId: owner.userId },
    purpose: EVIDENCE,
    subject: { kind: EVIDENCE, id: claimId },
  });
}

/** A document does not count as a picture. */
async function assertPictures(tx: Database, { id, kind }: ClaimRow): Promise<void> {
  if (kind !== "damaged") return;
  const pictures = (await filesOf(tx, { kind: EVIDENCE, id })).filter((file) => file.kind === "jpeg");
  if (pictures.length < DAMAGE_PICTURES) throw refuseFields({ files: "claim.error.pictures" });
}

async function insertClaim(tx: Database, context: ReaderContext, about: Claimable, input: NewClaim): Promise<ClaimRow> {
  const { storefrontCode, warehouseId, currencyId, userId, email, firstName } = about;
  const values = {
    storefrontCode,
    warehouseId,
    currencyId,
    userId,
    email: normalEmail(email),
    firstName,
    cap: claimCap(about, input.kind, input.lines),
    lines: [...new Set(input.lines)],
    languageId: context.reader.language.id,
    subjectKind: about.kind,
    subjectId: about.id,
    kind: input.kind,
    // A guest has no balance.
    wants: userId === null ? ("provider" as const) : input.wants,
  };
  const claim = await insertFirstState(tx, claimAggregate, values, {
    actor: "customer",
    actorId: context.user?.id ?? null,
  });
  return claim;
}
