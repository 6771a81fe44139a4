import type { Block } from "#domain/content/content/blocks.ts";
import { isInEuropeanUnion } from "#domain/operations/storefronts/european-union.ts";
import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import type { Translate } from "#i18n/translate.ts";
import { companyLines, filledLines, type Seller, sellerParty } from "#modules/money/documents/index.ts";
import type { MailSection } from "#modules/operations/mail/index.ts";
import type { OrderRow } from "../order-aggregate.ts";
import { dayIn, type OrderLocale, orderUrl } from "./order-locale.ts";

/** The content of the contract's mail beside the goods and their price. */
export interface OrderRecord {
  seller: Seller;
  contacts: { email: string | null; phone: string | null };
  /** The terms in force when the mail was written; empty where the storefront has no such page. */
  terms: readonly Block[];
  buyerCountryIso: string;
}

interface Recorded extends OrderRecord {
  order: OrderRow;
  arrival: { from: string; to: string } | null;
  locale: OrderLocale;
}

/**
 * The contract's data that a buyer must have on a durable medium: place and time of delivery, the seller and its
 * contacts, how to withdraw with the model form, and the terms. All is in the mail, because a page can change later.
 */
export function recordSections(recorded: Recorded, t: Translate): MailSection[] {
  return [
    deliverySection(recorded, t),
    ...extrasSection(recorded, t),
    sellerSection(recorded, t),
    withdrawalSection(recorded, t),
    ...termsSection(recorded, t),
  ];
}

function deliverySection({ order, arrival, buyerCountryIso, locale }: Recorded, t: Translate): MailSection {
  const { address, pickupPoint, courier } = order;
  const country = new Intl.DisplayNames(htmlLanguage(locale.language), { type: "region" }).of(buyerCountryIso);
  const place = pickupPoint
    ? [pickupPoint.name, `${pickupPoint.street}, ${pickupPoint.zip} ${pickupPoint.city}`]
    : [address.first_address, `${address.zip} ${address.city}`.trim(), country];
  return {
    heading: t("order.mail.delivery"),
    lines: filledLines([
      `${address.first_name} ${address.last_name}`.trim(),
      ...place,
      address.phone_number,
      courier.name,
      t("order.mail.ordered", { day: dayIn(locale, order.placedAt) }),
      arrival && t("order.mail.expected", { from: arrival.from, to: arrival.to }),
    ]),
  };
}

function extrasSection({ order: { extras } }: Recorded, t: Translate): MailSection[] {
  if (!extras) return [];
  const { company, courier_note: note, gift_message: message } = extras;
  return [
    ...(company ? [{ heading: t("order.extras.company"), lines: companyLines(company, t) }] : []),
    ...(note ? [{ heading: t("order.extras.courier_note"), lines: [note] }] : []),
    ...(message ? [{ heading: t("order.extras.gift_message"), lines: message.split("\n") }] : []),
  ];
}

function sellerSection({ seller, contacts, locale }: Recorded, t: Translate): MailSection {
  const { lines } = sellerParty(seller, t);
  return {
    heading: t("order.mail.seller"),
    lines: filledLines([...lines, contacts.email, contacts.phone]),
    link: { label: t("order.mail.contacts"), url: orderUrl(locale, "contacts") },
  };
}

/** Storefronts in the Union link to the form that its law requires; the right itself is in the terms of all. */
function withdrawalSection({ seller, contacts, order, locale }: Recorded, t: Translate): MailSection {
  const { legalName, legalAddress } = seller;
  const to = filledLines([legalName, legalAddress, contacts.email]).join(", ");
  const lines = [
    t("order.mail.withdrawal-text", { to }),
    t("order.mail.withdrawal-effects"),
    t("order.mail.withdrawal-form", { to, number: `OR${order.id}`, day: dayIn(locale, order.placedAt) }),
  ];
  const heading = t("order.mail.withdrawal");
  if (!isInEuropeanUnion(locale.storefront.defaultCountryIso)) return { heading, lines };
  return { heading, lines, link: { label: t("withdrawal.begin"), url: orderUrl(locale, "withdrawal") } };
}

function termsSection({ terms, locale, order }: Recorded, t: Translate): MailSection[] {
  if (terms.length === 0) return [];
  const day = dayIn(locale, order.paidAt ?? order.placedAt);
  const link = { label: t("order.mail.terms-link"), url: orderUrl(locale, "purchase-agreement") };
  return [{ heading: t("order.mail.terms", { day }), lines: [], link, blocks: terms }];
}
