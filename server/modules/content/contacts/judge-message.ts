import {
  type HoldReason,
  MESSAGES_FROM_NETWORK,
  MESSAGES_OF_SENDER,
} from "#domain/content/contacts/contact-message.ts";
import { bitsAfter } from "#domain/content/contacts/proof-of-work.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { attemptsFrom, countAttempt, countedAttempts } from "#platform/limits/rate-limits.ts";
import type { ContactsDeps } from "./contacts-deps.ts";
import { contactChallenges } from "./tables.ts";

/** The fields that a browser sends with a message for the spam checks. */
export interface Evidence {
  website: string;
  form: string;
  challenge: string;
  answer: number;
}

/** Counted in the same window as messages; each refusal makes the network's next challenge harder. */
const refusalsFrom = (address: string) => attemptsFrom("contact-refused", address, MESSAGES_FROM_NETWORK);

/** A new form for a browser. */
export async function prepareForm(deps: ContactsDeps, { db, storefront, client }: CallContext) {
  const now = deps.now();
  const bits = bitsAfter(await countedAttempts(db, now, refusalsFrom(client.address)));
  return {
    form: deps.checks.newForm(storefront.code, now),
    challenge: deps.checks.newChallenge(storefront.code, bits, now),
    bits,
  };
}

/** The checks that a message fails; without evidence the browser ran no script. */
export async function judgeMessage(
  deps: ContactsDeps,
  tx: Database,
  { storefront, client }: Pick<CallContext, "storefront" | "client">,
  { email, evidence }: { email: string; evidence: Evidence | null },
): Promise<HoldReason[]> {
  const now = deps.now();
  const sender = { action: "contact", subject: `${storefront.code} ${email}`, limit: MESSAGES_OF_SENDER };
  const isOverSender = (await countAttempt(tx, now, sender)) > 0;
  const network = attemptsFrom("contact", client.address, MESSAGES_FROM_NETWORK);
  const isOverNetwork = (await countAttempt(tx, now, network)) > 0;
  const ofBrowser = evidence ? await judgeEvidence(deps, tx, storefront.code, evidence) : (["script"] as const);
  const failed: HoldReason[] = [
    ...ofBrowser,
    ...(isOverSender ? (["sender"] as const) : []),
    ...(isOverNetwork ? (["network"] as const) : []),
  ];
  // A missing script alone is no sign of spam.
  if (failed.some((reason) => reason !== "script")) await countAttempt(tx, now, refusalsFrom(client.address));
  return failed;
}

async function judgeEvidence(
  { checks, now }: ContactsDeps,
  tx: Database,
  storefrontCode: string,
  { website, form, ...answered }: Evidence,
): Promise<HoldReason[]> {
  const work = checks.answeredChallenge(storefrontCode, answered, now());
  const [counted] = work ? await tx.insert(contactChallenges).values(work).onConflictDoNothing().returning() : [];
  return [
    ...(website.trim() === "" ? [] : (["trap"] as const)),
    ...(checks.isFormValid(storefrontCode, form, now()) ? [] : (["form"] as const)),
    ...(counted ? [] : (["work"] as const)),
  ];
}
