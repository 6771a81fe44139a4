import type { SQL } from "drizzle-orm";
import type { BoughtItem } from "#domain/analytics/tracked-event.ts";
import type { ShownCertainty } from "#domain/landed-cost/landed-cost.ts";
import type { Money } from "#domain/money/money.ts";
import type { PayableKind } from "#domain/payments/payable-kind.ts";
import type { LineSnapshot } from "#domain/products/line-snapshot.ts";
import type { Database } from "#platform/database/open-database.ts";

export type { PayableKind };

/** A payable as payments see it. */
export interface PayableView {
  kind: PayableKind;
  id: number;
  /** As people read it: OR1, TU1. */
  number: string;
  /** Everybody who knows it may pay. */
  slug: string;
  storefrontCode: string;
  userId: number | null;
  visitorHash: Buffer | null;
  state: "unpaid" | "paid" | "closed";
  /** Without a payment fee. */
  due: Money;
  /** The payment fee that it carries now. */
  fee: Money;
  currencyId: number;
  languageId: number;
  email: string | null;
  expiresAt: Date | null;
}

export interface PayableLine extends Pick<LineSnapshot, "name" | "image" | "quantity"> {
  total: Money;
}

/** What a payable costs beside its lines, such as freight; a message key with its values. */
export interface PayableCharge {
  key: string;
  values: Record<string, string>;
  /** Negative for a discount. */
  amount: Money;
  certainty?: ShownCertainty | undefined;
}

/** A purchase as analytics report it (TRACK-01), in the payable's own currency. */
export interface Purchase {
  transaction_id: string;
  value: Money;
  shipping: Money;
  delivery_fee: Money;
  items: (BoughtItem & { id: number })[];
}

export interface Settlement {
  paymentId: number;
  /** What the payment took, fee and balance included. */
  captured: Money;
  paymentProcessorId: number;
  /** The provider's own name of the money that it took. */
  providerTransaction: string | null;
}

export interface PaidThrough extends Pick<PayableView, "kind" | "id"> {
  /** What was taken for this one, with its part of the fee. */
  share: Money;
}

/** An attempt to pay has begun, its money is on its way, or it has ended without any. */
export type MoneyWait = "begun" | "pending" | "ended";

/** A kind of thing that can be paid. Its own row is locked before any payment's, and the ledger comes last. */
export interface Payable {
  kind: PayableKind;
  /** Whether the account's balance may pay it. */
  takesBalance: boolean;
  /** No payment fee is added to it, whatever the method. */
  isFeeFree?: boolean;
  find(db: Database, id: number): Promise<PayableView | null>;
  /** The query of the id that has this slug. */
  idOfSlug(slug: string): SQL;
  /** The query of the ids that a customer made, of kinds that a company's limits count. */
  idsOf?(userId: number): SQL;
  /** The query of those that are a company's, where its members also have some of their own. */
  idsOfCompany?(db: Database, companyId: number): SQL;
  /** Reads it and keeps everybody else from changing it until the transaction ends. */
  lock(tx: Database, id: number): Promise<PayableView>;
  /** The fee of the method that it is about to be paid by. */
  setFee(tx: Database, id: number, fee: Money): Promise<void>;
  /** How long it waits for its money from now on. What a customer has read is never shortened by an attempt that ends. */
  waitForMoney?(tx: Database, id: number, since: MoneyWait): Promise<void>;
  /** The money is there. Refused: it cannot be had any more, and the money goes back by itself. */
  settle(tx: Database, id: number, settlement: Settlement): Promise<"settled" | "refused">;
  /** Some of what settled it, or all, has gone back. */
  recordRefund(tx: Database, id: number, sums: { captured: Money; refunded: Money }): Promise<void>;
  /** Where it was paid together with others: what took the money, and what of it for this one. */
  paidThrough?(tx: Database, id: number): Promise<PaidThrough | null>;
  /** A payment that it did not need, or could not use, goes back: its payer is notified. */
  notifyReturned?(tx: Database, id: number, returned: { paymentId: number; amount: Money }): Promise<void>;
  lines(db: Database, id: number, languageId: number): Promise<PayableLine[]>;
  /** With the lines they add up to what is due. None where the lines are all. */
  charges?(db: Database, id: number): Promise<PayableCharge[]>;
  /** None for what is no purchase, such as a top-up. */
  purchase?(db: Database, id: number): Promise<Purchase | null>;
}
