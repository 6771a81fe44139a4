import type { PayoutEffect } from "../../../domain/balance/payout-machine.ts";
import { payoutNumber } from "../../../domain/balance/payout-shares.ts";
import { type Money, money } from "../../../domain/money/money.ts";
import { languageOf } from "../../../domain/storefronts/reader.ts";
import { formatMoney } from "../../../i18n/format.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { currencyOf, type PayoutDeps, storefrontOf } from "./payout-deps.ts";
import type { PayoutRow } from "./tables.ts";

/** Writes to the customer about a payout, in the language that it was asked for in. */
export async function mailPayout(
  deps: PayoutDeps,
  tx: Database,
  payout: PayoutRow,
  about: PayoutEffect | "requested",
  amount: Money = money(payout.amount),
): Promise<void> {
  const recipient = await deps.findRecipient(tx, payout.userId);
  if (!recipient) return;
  const storefront = storefrontOf(deps, payout);
  const language = languageOf(storefront, payout.languageId).iso_code;
  const values = {
    first_name: recipient.firstName,
    number: payoutNumber(payout.id),
    amount: formatMoney(amount, currencyOf(deps, payout).iso_code, language),
    url: `${storefront.appUrl}/${language}/balance`,
  };
  const common = {
    to: recipient.email,
    storefront,
    language,
    userId: payout.userId,
    idempotencyKey: `payout-${about} ${payout.id}`,
  };
  await deps.queueMail(
    tx,
    about === "rejected"
      ? {
          ...common,
          template: "payout-rejected",
          values: { ...values, reason: payout.reason?.replace(/[\s.]+$/, "") ?? "" },
        }
      : { ...common, template: `payout-${about}`, values },
  );
}
