import { money } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { languageOf } from "#domain/operations/storefronts/reader.ts";
import type { PaymentRow } from "../attempts/payment-store.ts";
import type { PayableView } from "../payable.ts";
import { currencyOf, type PaymentDeps, payableOf } from "../payment-deps.ts";
import type { ProviderPayment } from "./provider.ts";

const CALLBACK_NAMES = {
  [PROVIDER.card]: "stripe",
  [PROVIDER.wallet]: "paypal",
  [PROVIDER.regional]: "paysera",
  [PROVIDER.balance]: "",
} as const;

/** Maps a payment to its request; the same payment always maps to the same request, so that a retry is recognised. */
export function toProviderPayment(deps: PaymentDeps, payment: PaymentRow, payable: PayableView): ProviderPayment {
  const storefront = deps.storefront(payment.storefrontCode);
  const { reference, languageId, paymentProcessorId } = payment;
  const language = languageOf(storefront, languageId).iso_code;
  const pages = payable.kind === "invoice" ? "invoice" : "payment";
  const page = (name: string) => `${storefront.appUrl}/${language}/${pages}/${name}?payment=${reference}`;
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

/** Like `toProviderPayment`, but reads the payable. */
export async function readProviderPayment(deps: PaymentDeps, payment: PaymentRow): Promise<ProviderPayment> {
  return toProviderPayment(deps, payment, await findPayable(deps, payment));
}

export async function findPayable(deps: PaymentDeps, payment: PaymentRow): Promise<PayableView> {
  const payable = await payableOf(deps, payment.payableKind).find(deps.db, payment.payableId);
  if (!payable) throw new Error(`What the payment ${payment.id} is for does not exist`);
  return payable;
}

/** The provider's page shows the e-mail to the payer, so it is given only if the payer is the owner (T062). */
const isByOwner = ({ userId, visitorHash }: PaymentRow, owner: PayableView) =>
  userId === null
    ? owner.userId === null && visitorHash !== null && owner.visitorHash?.equals(visitorHash) === true
    : userId === owner.userId;
