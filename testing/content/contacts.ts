import { findAnswer } from "#domain/content/contacts/proof-of-work.ts";
import { earlier } from "#domain/shared/time/durations.ts";
import { createSpamChecks, type SpamChecks } from "#modules/content/contacts/spam-checks.ts";
import { readSigningKey } from "#platform/http/signing-key.ts";
import { call, type TestApp } from "#testing/test-app.ts";

export const MESSAGE = {
  language_id: 2,
  reason: "order",
  order_number: "or12",
  name: "Rūta Žalgirė",
  email: "ruta@example.com",
  subject: "Where is it?",
  message: "Hello,\nmy parcel has not come yet.",
};

/** The spam checks of a shop, with the key of its database: a test can make a challenge with a quick answer. */
export const checksOf = async (app: TestApp): Promise<SpamChecks> =>
  createSpamChecks(await readSigningKey(app.database.db, "contacts"));

export const QUICK_BITS = 4;
const A_MINUTE = 60_000;

/** The evidence of an honest form: it was opened a minute ago, and its challenge is answered. */
export async function honestEvidence(app: TestApp, at = new Date()) {
  const checks = await checksOf(app);
  const challenge = checks.newChallenge("lt", QUICK_BITS, at);
  return {
    form: checks.newForm("lt", earlier(at, A_MINUTE)),
    challenge,
    answer: findAnswer(challenge, QUICK_BITS),
  };
}

/** Writes a message as a person would; returns its number. */
export async function writeToShop(
  app: TestApp,
  typed: object = {},
  options: Parameters<typeof call>[3] = {},
): Promise<string> {
  const answer = await call(app, "/contacts/write", { ...MESSAGE, ...(await honestEvidence(app)), ...typed }, options);
  return answer.json<{ number: string }>().number;
}
