import type { Money } from "#domain/money/money/money.ts";
import type { ProviderId } from "#domain/money/payments/provider.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { storedCurrency } from "#domain/operations/storefronts/reader.ts";
import type { CallContext, CallLog } from "#platform/calls/call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Events } from "#platform/events/events.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import type { Payable, PayableKind, PayableView } from "./payable.ts";
import type { GuardedProvider } from "./providers/guard-provider.ts";
import type { MethodRegistry } from "./providers/method-registry.ts";

export interface PaymentDeps {
  db: Database;
  jobs: Pick<Jobs, "enqueue">;
  payables: Map<PayableKind, Payable>;
  providers: ReadonlyMap<ProviderId, GuardedProvider>;
  methods: MethodRegistry;
  storefront(code: string): StorefrontProfile;
  /** How long an attempt may be silent before its provider is asked. */
  checkAfterSeconds: number;
  events: Pick<Events, "publish">;
  /** Such as the limits of a company's buyers. */
  limits: PayerLimits[];
  checkouts: IsOwnCheckout[];
  log: CallLog;
}

/** Whether an address is that of the visitor's own checkout. */
export type IsOwnCheckout = (context: CallContext, slug: string) => Promise<boolean>;

/** Limits above which a payment needs an approval. */
export interface PayerLimits {
  /** Called with the payable locked. Locks the payer, so that payments are checked one by one. Null: not signed in. */
  isAbove(tx: Database, payable: PayableView, payerId: number | null): Promise<boolean>;
  /** Asks for the approval. */
  ask(db: Database, payable: PayableView, payerId: number | null): Promise<void>;
}

export type ConvertFromEuro = (amount: Money, currency: string) => Money;

export function payableOf({ payables }: Pick<PaymentDeps, "payables">, kind: PayableKind): Payable {
  const payable = payables.get(kind);
  if (!payable) throw new Error(`Nothing of the kind ${kind} can be paid`);
  return payable;
}

export function currencyOf(storefront: StorefrontProfile, currencyId: number): string {
  return storedCurrency(storefront, currencyId).iso_code;
}
