import { money } from "../../../domain/money/money.ts";
import { PROVIDER } from "../../../domain/payments/provider.ts";
import { languageOf } from "../../../domain/storefronts/reader.ts";
import type { PayableView } from "./payable.ts";
import { currencyOf, type PaymentParts, payableOf } from "./payment-deps.ts";
import type { PaymentRow } from "./payment-store.ts";
import type { ProviderPayment } from "./provider.ts";

const CALLBACK_NAMES = {
  [PROVIDER.card]: "stripe",
  [PROVIDER.wallet]: "paypal",
  [PROVIDER.regional]: "paysera",
  [PROVIDER.balance]: "",
} as const;

export async function tell(parts: PaymentParts, payment: PaymentRow): Promise<ProviderPayment> {
  return inWords(parts, payment, await findPayable(parts, payment));
}

export async function findPayable(parts: PaymentParts, payment: PaymentRow): Promise<PayableView> {
  const payable = await payableOf(parts, payment.payableKind).find(parts.db, payment.payableId);
  if (!payable) throw new Error(`What the payment ${payment.id} is for does not exist`);
  return payable;
}

/** The payment in the words that providers understand; the same payment is always told in the same words. */
export function inWords(parts: PaymentParts, payment: PaymentRow, payable: PayableView): ProviderPayment {
  const storefront = parts.storefront(payment.storefrontCode);
  const { reference, languageId, paymentProcessorId } = payment;
  const language = languageOf(storefront, languageId).iso_code;
  const page = (name: string) => `${storefront.appUrl}/${language}/payment/${name}?payment=${reference}`;
  return {
    reference,
    amount: money(payment.amount),
    currency: currencyOf(storefront, payment.currencyId),
    language,
    country: storefront.defaultCountryIso,
    description: `${storefront.name} ${payable.number}`,
    option: payment.paymentOption,
    email: isByOwner(payment, payable) ? payable.email : null,
    acceptUrl: page("accept"),
    cancelUrl: page("decline"),
    callbackUrl: `${storefront.appUrl}/api/callbacks/${CALLBACK_NAMES[paymentProcessorId]}`,
    expiresAt: payment.expiresAt,
    providerReference: payment.providerReference,
    providerTransaction: payment.providerTransaction,
  };
}

/** Whoever else pays would read the owner's address on the provider's page (T062). */
const isByOwner = ({ userId, visitorHash }: PaymentRow, owner: PayableView) =>
  userId === null
    ? owner.userId === null && visitorHash !== null && owner.visitorHash?.equals(visitorHash) === true
    : userId === owner.userId;
