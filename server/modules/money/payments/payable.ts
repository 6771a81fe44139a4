import type { SQL } from "drizzle-orm";
import type { LineSnapshot } from "#domain/catalogue/products/line-snapshot.ts";
import type { ShownCertainty } from "#domain/forwarding/landed-cost/landed-cost.ts";
import type { BoughtItem } from "#domain/marketing/analytics/tracked-event.ts";
import type { Money } from "#domain/money/money/money.ts";
import type { PayableKind } from "#domain/money/payments/payable-kind.ts";
import type { Database } from "#platform/database/open-database.ts";

export type { PayableKind };

/** A payable as payments see it. */
export interface PayableView {
  kind: PayableKind;
  id: number;
  /** As people read it: OR1, TU1. */
  number: string;
  /** Everybody who knows the slug may pay. */
  slug: string;
  storefrontCode: string;
  userId: number | null;
  visitorHash: Buffer | null;
  state: "unpaid" | "paid" | "closed";
  /** Without a payment fee. */
  due: Money;
  /** The payment fee that is set now. */
  fee: Money;
  currencyId: number;
  languageId: number;
  email: string | null;
  expiresAt: Date | null;
}

export interface PayableLine extends Pick<LineSnapshot, "name" | "image" | "quantity"> {
  total: Money;
}

/** A cost beside the lines, such as freight; a message key with its values. */
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
  /** The captured amount, fee and balance included. */
  captured: Money;
  paymentProcessorId: number;
  /** The provider's own id of the transaction. */
  providerTransaction: string | null;
}

export interface PaidThrough extends Pick<PayableView, "kind" | "id"> {
  /** The amount taken for this payable, with its part of the fee. */
  share: Money;
}

/** An attempt to pay has begun, its money is pending, or it has ended without money. */
export type MoneyWait = "begun" | "pending" | "ended";

/** A kind of payable. Locks are taken in this order: the payable's row, its payments, the ledger. */
export interface Payable {
  kind: PayableKind;
  /** Whether the account's balance may pay it. */
  takesBalance: boolean;
  /** No payment fee is added to it, whatever the method. */
  isFeeFree?: boolean;
  find(db: Database, id: number): Promise<PayableView | null>;
  /** The query of the id that has this slug. */
  idOfSlug(slug: string): SQL;
  /** The query of a customer's payables, of kinds that a company's limits count. */
  idsOf?(userId: number): SQL;
  /** The query of a company's payables, where its members also have private ones. */
  idsOfCompany?(db: Database, companyId: number): SQL;
  /** Reads the payable and locks it until the transaction ends. */
  lock(tx: Database, id: number): Promise<PayableView>;
  /** Sets the fee of the chosen payment method. */
  setFee(tx: Database, id: number, fee: Money): Promise<void>;
  /** Sets how long the payable waits for money. An attempt that ends never shortens the time shown to a customer. */
  waitForMoney?(tx: Database, id: number, since: MoneyWait): Promise<void>;
  /** Settles with the money that has arrived. If it answers "refused", the money is refunded automatically. */
  settle(tx: Database, id: number, settlement: Settlement): Promise<"settled" | "refused">;
  /** Records that money has been refunded, in part or all. */
  recordRefund(tx: Database, id: number, sums: { captured: Money; refunded: Money }): Promise<void>;
  /** Where several were paid together: the payable that took the money, and the share of this one. */
  paidThrough?(tx: Database, id: number): Promise<PaidThrough | null>;
  /** Notifies the payer that an unneeded or unusable payment is refunded. */
  notifyRefunded?(tx: Database, id: number, returned: { paymentId: number; amount: Money }): Promise<void>;
  lines(db: Database, id: number, languageId: number): Promise<PayableLine[]>;
  /** Lines and charges add up to the amount due. Left out where there are only lines. */
  charges?(db: Database, id: number): Promise<PayableCharge[]>;
  /** Left out for payables that are no purchase, such as a top-up. */
  purchase?(db: Database, id: number): Promise<Purchase | null>;
}
