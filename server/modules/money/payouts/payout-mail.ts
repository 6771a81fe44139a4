import type { PayoutEffect } from "#domain/money/balance/payout-machine.ts";
import { type Money, money, subtract } from "#domain/money/money/money.ts";
import { METHOD_NAMES } from "#domain/money/payments/method-name.ts";
import { languageOf } from "#domain/operations/storefronts/reader.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";
import type { MailRow } from "#modules/operations/mail/index.ts";
import { translateIn } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { describeTopUps } from "../payments/index.ts";
import { currencyOf, type PayoutDeps, storefrontOf } from "./payout-deps.ts";
import { sharesOf } from "./payout-store.ts";
import type { PayoutRow } from "./tables.ts";

interface Mailed {
  name: PayoutEffect | "requested";
  row: PayoutRow;
  /** The status event that the mail follows; the payout itself has one mail of each name otherwise. */
  occasion?: string;
}

/** The key by which a mail about a payout is queued. */
export const mailKey = (name: Mailed["name"], id: number, occasion = "") => `payout ${name}:${id}:${occasion}`;

/** Writes to the customer about a payout, in the language of the request. */
export async function mailPayout(
  deps: PayoutDeps,
  tx: Database,
  { name: about, row: payout, occasion = "" }: Mailed,
): Promise<void> {
  const recipient = await deps.findRecipient(tx, payout.userId);
  if (!recipient) return;
  const storefront = storefrontOf(deps, payout);
  const language = languageOf(storefront, payout.languageId).iso_code;
  const currency = currencyOf(deps, payout).iso_code;
  const values = {
    first_name: recipient.firstName,
    number: numberOf("payout", payout.id),
    amount: formatMoney(amountOf(payout, about), currency, language),
    url: `${storefront.appUrl}/${language}/balance`,
  };
  const common = {
    rows: await sourceRows(tx, payout, about, { currency, t: translateIn({ storefront, language }) }),
    to: recipient.email,
    storefront,
    language,
    userId: payout.userId,
    idempotencyKey: mailKey(about, payout.id, occasion),
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

function amountOf({ amount, paid }: PayoutRow, about: Mailed["name"]): Money {
  if (about === "paid") return money(paid);
  return about === "failed" ? subtract(money(amount), money(paid)) : money(amount);
}

/** The top-ups that the money goes to, or could not go to, with their shares. A rejected payout has none. */
async function sourceRows(
  tx: Database,
  { id }: PayoutRow,
  about: PayoutEffect | "requested",
  { currency, t }: { currency: string; t: Translate },
): Promise<MailRow[]> {
  if (about === "rejected") return [];
  const shares = (await sharesOf(tx, [id])).filter(({ outcome }) => about === "requested" || outcome === about);
  const topUps = await describeTopUps(
    tx,
    shares.map(({ paymentId }) => paymentId),
  );
  return shares.flatMap(({ paymentId, amount }) => {
    const topUp = topUps.find((found) => found.paymentId === paymentId);
    if (!topUp) return [];
    const method = t(`payment.method.${METHOD_NAMES[topUp.paymentProcessorId]}`);
    const value = formatMoney(money(amount), currency, t.language);
    return [{ label: t("payout.source", { method, number: topUp.number }), value }];
  });
}
