import { fromMinor } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import type { Charge, Purchase } from "#simulator/ledger.ts";
import { checkPayments, type ProviderCharge } from "#testing/invariants/check-payments.ts";
import type { Shop } from "../rig/shop.ts";
import type { Violation } from "./violation.ts";

const PROVIDERS = { stripe: PROVIDER.card, paypal: PROVIDER.wallet, paysera: PROVIDER.regional };

/** The successful charges in the providers' own records (I5). */
export const knownCharges = async ({
  simulator,
}: {
  simulator: Pick<Shop["simulator"], "charges">;
}): Promise<ProviderCharge[]> =>
  (await simulator.charges()).filter(({ state }) => state === "succeeded").map(asKnownCharge);

/** The checks of payments against the providers' own records (I3, I4, I5, I10). */
export const checkProviders = async (shop: Shop): Promise<Violation[]> => [
  ...(await checkPayments(shop.database.db, await knownCharges(shop))),
  ...(await repeatedPages(shop)),
];

/** A repeated start has the same idempotency key, so it must not create a second page. Paysera has no such request. */
export async function repeatedPages({ simulator }: Shop): Promise<Violation[]> {
  const purchases: readonly Purchase[] = await simulator.purchases();
  const asked = purchases.filter(({ provider }) => provider !== "paysera").map(({ reference }) => reference);
  const repeated = new Set(asked.filter((reference, index) => asked.indexOf(reference) !== index));
  return [...repeated].map((detail) => ({ rule: "I4 a payment has one page at its provider", detail }));
}

const asKnownCharge = ({ provider, reference, id, amount, refunded }: Charge): ProviderCharge => ({
  paymentProcessorId: PROVIDERS[provider],
  reference,
  transaction: id,
  amount: fromMinor(amount),
  refunded: fromMinor(refunded),
});
