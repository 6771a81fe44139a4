import { checkLine } from "#domain/people/identity/text-rules.ts";
import { attachFiles } from "#modules/operations/files/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { transact } from "#platform/database/transact.ts";
import { presentParcel } from "../desk/show-parcel.ts";
import { HOLD_ANSWER, PROOF } from "../file-policies.ts";
import { parcelAggregate } from "../parcel-aggregate.ts";
import type { ParcelDeps } from "../parcel-deps.ts";

interface HoldAnswer {
  number: string;
  text: string;
  file_ids: readonly string[];
}

/** Answers a hold: the parcel stays held until staff have read the answer. A later answer replaces the first. */
export async function answerHold(deps: ParcelDeps, context: CallContext, { number, text, file_ids }: HoldAnswer) {
  const answer = text.trim();
  const problem = checkLine(answer.replace(/\s+/g, " "), { min: 2, max: 1_000 });
  if (problem) throw refuseFields({ text: problem });
  const userId = signedIn(context).id;
  return transact(context.db, async (tx) => {
    const parcel = await parcelAggregate.lockOwn(tx, context, number);
    if (parcel.quoteId !== null) throw refuse("conflict");
    const subject = { kind: HOLD_ANSWER, id: parcel.id };
    await attachFiles(tx, { fileIds: file_ids, owner: { userId }, purpose: PROOF, subject });
    const changes = { holdAnswer: answer, holdAnsweredAt: deps.now() };
    const move = { event: "answer_hold", actor: "customer", actorId: userId, note: answer, changes } as const;
    return { parcel: await presentParcel(deps, tx, await parcelAggregate.move(tx, parcel, move, deps)) };
  });
}
