import type { PaymentMethod } from "#contracts/shop/selling/checkout-data.ts";
import type { Money } from "#domain/money/money/money.ts";
import type { ProviderId } from "#domain/money/payments/provider.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Owner } from "#platform/calls/owner.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { BalancePayment } from "./attempts/pay-from-balance.ts";
import type { PaymentRow } from "./attempts/payment-store.ts";
import type { SpendingOf } from "./attempts/spent-since.ts";
import type { PayableView, Purchase } from "./payable.ts";
import type { refundTopUps, SentByHand, TopUpRefund } from "./top-ups/refund-top-ups.ts";

export interface NewPayment {
  /** Locked, or made, by the same transaction. */
  payable: PayableView;
  /** Made by the same transaction: there is no earlier attempt to end. */
  isFirst?: boolean;
  paymentMethodId: number;
  option: string | null;
  usesBalance: boolean;
  /** The payer, whose balance is used. */
  owner: Owner;
  languageId: number;
  /** The provider's amount that the payer agreed to, fee included. */
  total: Money;
}

/** The rows just written: a start that follows at once need not read them again. */
export interface StartablePayment {
  payment: PaymentRow;
  payable: PayableView;
}

export type BegunPayment = {
  result: "begun";
  paymentId: number;
  reference: string;
  isSettled: boolean;
} & StartablePayment;

/** Why a payment was not begun: the transaction has to be rolled back. */
export type NotBegun =
  | { result: "already_paid" }
  /** The total is not what was agreed to: the balance or a fee has changed. */
  | { result: "changed" }
  /** The method is not offered here, or not now. */
  | { result: "unavailable" };

export type StartResult =
  | { result: "redirect"; redirectUrl: string; reference: string }
  | { result: "done"; reference: string }
  /** The attempt has ended; another one can be begun. */
  | { result: "unavailable"; reference: string };

export interface PaymentService {
  /** The methods offered in a storefront right now, own balance included for a signed-in payer. */
  methodsFor(storefront: StorefrontProfile, currencyId: number, payer: { isSignedIn: boolean }): PaymentMethod[];
  /** The providers offered in a storefront right now. */
  providersOf(storefront: StorefrontProfile): ProviderId[];
  findMethod(storefront: StorefrontProfile, currencyId: number, paymentMethodId: number): PaymentMethod | null;
  beginPayment(tx: Database, payment: NewPayment): Promise<BegunPayment | NotBegun>;
  /** Pays a payable from a balance alone; anything but "paid" means that the transaction has to be rolled back. */
  payFromBalance(tx: Database, payment: BalancePayment): Promise<"paid" | "not_paid">;
  /** A payable of any kind; null when there is none. */
  findPayable(db: Database, payable: Pick<PayableView, "kind" | "id">): Promise<PayableView | null>;
  /** The same as analytics report it; null for a payable that is no purchase. */
  findPurchase(db: Database, payable: Pick<PayableView, "kind" | "id">): Promise<Purchase | null>;
  /** A member's spending for a company since a moment, payments by link included, by currency. */
  spentSince(db: Database, of: SpendingOf): Promise<{ currencyId: number; amount: Money }[]>;
  /** Whether a payable is a company's, and not a member's private one. */
  isOfCompany(db: Database, payable: Pick<PayableView, "kind" | "id">, companyId: number): Promise<boolean>;
  /** Asks the provider for its page, outside of any transaction; the same payment can be started again after a crash. */
  startPayment(begun: StartablePayment): Promise<StartResult>;
  /** Ends the open attempt of a payable that is not wanted any more, and voids its hold. */
  endAttempts(tx: Database, payable: Pick<PayableView, "kind" | "id">, event: "cancel" | "expire"): Promise<void>;
  /** Refunds all remaining money of a payable to where it came from. */
  refundAll(
    tx: Database,
    payable: Pick<PayableView, "kind" | "id">,
    why: { reason: string; by: number | null },
  ): Promise<void>;
  /** Refunds held parts of a balance to the top-ups that they came from. */
  refundTopUps(tx: Database, ...given: TopUpRefund): ReturnType<typeof refundTopUps>;
  /** Ends a refund that staff sent by hand. */
  finishByHand(tx: Database, refundId: number, sent: SentByHand): Promise<void>;
  /** Locks a payable and the payable that took its money: no refund happens meanwhile. */
  lockPaid(tx: Database, payable: Pick<PayableView, "kind" | "id">): Promise<void>;
  /** The remaining money of a payable, paid by itself or together with others. */
  refundableOf(db: Database, payable: Pick<PayableView, "kind" | "id">): Promise<Money>;
  /** Whether a refund can go to a balance; else it goes to where the money came from, whatever is asked for. */
  hasBalance(db: Database, payable: Pick<PayableView, "kind" | "id">): Promise<boolean>;
  /**
   * Refunds a part to where it came from, or to the payer's balance, at most what is left; the same key refunds once.
   * Returns the refunded amount.
   */
  refundPart(
    tx: Database,
    payable: Pick<PayableView, "kind" | "id">,
    refund: { amount: Money; key: string; reason: string; by: number | null; destination?: "provider" | "balance" },
  ): Promise<Money>;
  /** Refunds one payable's share of a common payment. */
  refundShare(...given: Parameters<PaymentService["refundPart"]>): Promise<void>;
}
