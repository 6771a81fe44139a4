import { CONFIRM_HASH } from "#domain/aftersales/withdrawals/statement.ts";
import { roundToMinor } from "#domain/money/money/money.ts";
import { languageOf, storedCurrency } from "#domain/operations/storefronts/reader.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { timeZoneOf } from "#domain/shared/locale/time-zone.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { formatMoney } from "#i18n/format.ts";
import type { MailRow, OutgoingMail } from "#modules/operations/mail/index.ts";
import { deadlineIn, findSeller, translateIn } from "#modules/operations/storefronts/index.ts";
import { type OrderRow, orderAggregate } from "#modules/selling/orders/index.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type EffectPayload, WITHDRAWAL_EFFECT } from "./effects.ts";
import type { WithdrawalRow } from "./tables.ts";
import type { WithdrawalDeps } from "./withdrawal-deps.ts";

type MailedEffect = Exclude<EffectPayload["name"], "compare">;

/** The key of the mail that an effect with this key sends. */
export const mailKeyOf = (effectKey: string) => `withdrawal ${effectKey}`;
/** The key of the mail that asks for a confirmation. */
export const confirmationKeyOf = (id: number) => `withdrawal confirm:${id}`;

/**
 * Writes to the person who withdrew, in the language of the statement. The receipt and a refusal go to the stated
 * address, other decisions to the order's own address.
 */
export async function mailWithdrawal(
  deps: WithdrawalDeps,
  tx: Database,
  withdrawal: WithdrawalRow,
  effect: EffectPayload & { name: MailedEffect },
) {
  const { name } = effect;
  if (withdrawal.erasedAt !== null) return;
  const storefront = deps.directory.all().find(({ code }) => code === withdrawal.storefrontCode);
  if (!storefront) throw new Error(`There is no storefront ${withdrawal.storefrontCode}`);
  const { iso_code: language } = languageOf(storefront, withdrawal.languageId);
  const locale = { storefront, language, timeZone: timeZoneOf(storefront.defaultCountryIso) };
  const order = withdrawal.orderId === null ? null : await orderAggregate.find(tx, withdrawal.orderId);
  const userId = order?.userId ?? withdrawal.userId;
  const moment = deadlineIn(locale, withdrawal.confirmedAt ?? withdrawal.createdAt);
  const number = numberOf("withdrawal", withdrawal.id);
  const about = { number, order: order ? orderNumber("marketplace", order.id) : withdrawal.orderNumber };
  const seller = name === "accepted" ? await findSeller(tx, storefront.code) : undefined;
  const address = [seller?.legalName ?? storefront.name, seller?.legalAddress].filter(Boolean).join(", ");
  const values = {
    received: { ...about, moment },
    accepted: { ...about, address },
    // The reason is part of a sentence.
    refused: { ...about, reason: withdrawal.reason?.replace(/[\s.]+$/, "") ?? "" },
    "goods-received": about,
  };
  await deps.queueMail(tx, {
    template: `withdrawal-${name}`,
    values: values[name],
    rows: [...factRows(withdrawal, locale), ...(name === "goods-received" ? moneyRows(order, locale) : [])],
    to: name === "received" || name === "refused" ? withdrawal.email : (order?.email ?? withdrawal.email),
    storefront,
    language,
    ...(userId === null ? {} : { userId }),
    idempotencyKey: mailKeyOf(WITHDRAWAL_EFFECT.keyOf(effect)),
  } as OutgoingMail);
}

/** The paid amount and its destination. */
function moneyRows(order: OrderRow | null, locale: Locale): MailRow[] {
  if (!order) return [];
  const t = translateIn(locale);
  const { iso_code: currency } = storedCurrency(locale.storefront, order.currencyId);
  return [
    { label: t("withdrawal.paid"), value: formatMoney(roundToMinor(order.total), currency, locale.language) },
    { label: t("mail.money-to"), value: t("mail.money-to.provider") },
  ];
}

/**
 * Asks the owner of the stated address for a confirmation (T136). The link has its secret behind the #, which no server
 * sees, and opens a page with the button: a mail program that follows links confirms nothing.
 */
export async function mailConfirmation(
  { queueMail }: Pick<WithdrawalDeps, "queueMail">,
  tx: Database,
  { storefront, reader }: Pick<ReaderContext, "storefront" | "reader">,
  { withdrawal, token }: { withdrawal: WithdrawalRow; token: string },
): Promise<void> {
  const language = reader.language.iso_code;
  const number = numberOf("withdrawal", withdrawal.id);
  const locale = { storefront, language, timeZone: timeZoneOf(storefront.defaultCountryIso) };
  await queueMail(tx, {
    template: "withdrawal-confirm",
    values: {
      number,
      order: withdrawal.orderNumber,
      url: `${storefront.appUrl}/${language}/withdrawal#${CONFIRM_HASH}${token}`,
    },
    rows: factRows(withdrawal, locale),
    to: withdrawal.email,
    storefront,
    language,
    ...(withdrawal.userId === null ? {} : { userId: withdrawal.userId }),
    idempotencyKey: confirmationKeyOf(withdrawal.id),
  });
}

type Locale = Parameters<typeof deadlineIn>[0] & Parameters<typeof translateIn>[0];

/** The statement and its time. */
function factRows(withdrawal: WithdrawalRow, locale: Locale): MailRow[] {
  const t = translateIn(locale);
  return [
    { label: t("withdrawal.name"), value: withdrawal.name },
    { label: t("withdrawal.number"), value: withdrawal.orderNumber },
    { label: t("withdrawal.email"), value: withdrawal.email },
    { label: t("withdrawal.stated-at"), value: deadlineIn(locale, withdrawal.confirmedAt ?? withdrawal.createdAt) },
  ];
}
