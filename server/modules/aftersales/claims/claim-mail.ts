import { money } from "#domain/money/money/money.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";
import type { MailRow, OutgoingMail } from "#modules/operations/mail/index.ts";
import { localeOf, pageUrl, translateIn } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ClaimDeps } from "./claim-deps.ts";
import { createClaimLink } from "./claim-links.ts";
import { CLAIM_EFFECT, type EffectPayload } from "./effects.ts";
import { presentListed } from "./present-claim.ts";
import type { ClaimRow } from "./tables.ts";

type MailedEffect = Exclude<EffectPayload["name"], "refund">;

/** The key of the mail that an effect with this key sends. */
export const mailKeyOf = (effectKey: string) => `claim ${effectKey}`;

/** Writes to the customer about a claim, in the claim's language; a guest gets a personal link. */
export async function mailClaim(
  deps: ClaimDeps,
  tx: Database,
  claim: ClaimRow,
  effect: EffectPayload & { name: MailedEffect },
): Promise<void> {
  if (claim.erasedAt !== null || !isStillTrue(claim, effect.name)) return;
  const locale = localeOf(deps, claim);
  const number = numberOf("claim", claim.id);
  const name = claim.userId === null ? await createClaimLink(tx, claim.id) : number;
  const { about } = presentListed(deps, claim);
  const common = { first_name: claim.firstName, number, url: pageUrl(locale, `claims/${name}`) };
  const amount = formatMoney(money(claim.amount ?? 0), locale.currency, locale.language);
  const values = {
    opened: { ...common, about },
    asked: { ...common, question: claim.question ?? "", day: claim.answerUntil ?? "" },
    "with-carrier": common,
    approved: { ...common, amount },
    // The reason is part of a sentence, so its full stop is dropped.
    rejected: { ...common, reason: claim.reason?.replace(/[\s.]+$/, "") ?? "" },
    resolved: { ...common, amount },
  };
  // Another refund returned the whole amount before the claim did (I20).
  const isGivenBefore = effect.name === "resolved" && claim.amount === 0;
  await deps.queueMail(tx, {
    template: isGivenBefore ? "claim-given-before" : `claim-${effect.name}`,
    values: isGivenBefore ? common : values[effect.name],
    rows: claimRows(claim, about, { name: effect.name, amount, t: translateIn(locale) }),
    to: claim.email,
    storefront: locale.storefront,
    language: locale.language,
    ...(claim.userId === null ? {} : { userId: claim.userId }),
    idempotencyKey: mailKeyOf(CLAIM_EFFECT.keyOf(effect)),
  } as OutgoingMail);
}

/** The subject and kind of the claim; for granted money also the amount and its destination. */
function claimRows(
  { kind, amount: granted, destination, credited }: ClaimRow,
  about: string,
  { name, amount, t }: { name: MailedEffect; amount: string; t: Translate },
): MailRow[] {
  const facts = [
    { label: t("claim.about"), value: about },
    { label: t("claim.kind"), value: t(`claim.kind.${kind}`) },
  ];
  if ((name !== "approved" && name !== "resolved") || !granted) return facts;
  const to = destination === "balance" ? "balance" : credited > 0 ? "both" : "provider";
  return [
    ...facts,
    { label: t("claim.get-granted"), value: amount },
    { label: t("mail.money-to"), value: t(`mail.money-to.${to}`) },
  ];
}

/** The claim may change state between the transition and its mail: an outdated mail is not sent. */
const ONLY_WHILE: Partial<Record<MailedEffect, ClaimRow["state"]>> = { asked: "info_needed", rejected: "rejected" };

const isStillTrue = ({ state, amount }: ClaimRow, name: MailedEffect) =>
  (ONLY_WHILE[name] ?? state) === state && !(name === "approved" && amount === 0);
