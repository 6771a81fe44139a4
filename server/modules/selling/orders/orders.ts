import type { Block } from "#domain/content/content/blocks.ts";
import type { Money } from "#domain/money/money/money.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { TrackedSubject } from "#modules/forwarding/shipments/index.ts";
import type { PaymentService, Payments } from "#modules/money/payments/index.ts";
import type { QueueMail } from "#modules/operations/mail/index.ts";
import type { StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import { emailConfirmed, userSignedIn } from "#modules/people/identity/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { HandledEvents } from "#platform/events/events.ts";
import { EVERY_MINUTE, roundOf } from "#platform/jobs/define-job.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import { createOrderCalls } from "./calls.ts";
import type { OrderRow } from "./order-aggregate.ts";
import { ORDER_EFFECT } from "./order-effects.ts";
import { type OrderPayable, orderPayable } from "./payable.ts";
import { orderData } from "./personal-data.ts";
import { claimAtSignIn, claimGuestOrders } from "./placing/claim-guest-orders.ts";
import type { OrderRecord } from "./placing/order-record.ts";
import { runEffect } from "./run-effect.ts";
import { createStaffOrderCalls } from "./staff-calls.ts";
import { stopOrder } from "./unpaid/stop-order.ts";
import { expireOrders, remindOfPayment } from "./unpaid/unpaid-orders.ts";
import { marketplaceOrders } from "./views/marketplace-orders.ts";
import type { OrderListSource } from "./views/order-list-source.ts";
import { trackedOrders } from "./views/tracked-order.ts";

/** Reports payments and refunds to vendors, in the same transaction. */
export interface OrderReports {
  paid(tx: Database, order: Pick<OrderRow, "id" | "storefrontCode">): Promise<void>;
  refunded(tx: Database, order: Pick<OrderRow, "id" | "storefrontCode">, sum: Money): Promise<void>;
  /** The stored data about the buyer, for the export of a person's data. */
  kept(db: Database, orderId: number): Promise<object | null>;
  forget(tx: Database, orderIds: readonly number[]): Promise<void>;
}

export interface OrderDeps {
  db: Database;
  jobs: Pick<Jobs, "createQueue" | "enqueue" | "work" | "schedule">;
  queueMail: QueueMail;
  directory: Pick<StorefrontDirectory, "all">;
  /** The contacts and the terms of a storefront, for the mail that confirms a contract. */
  contactsOf(db: Database, storefrontCode: string): Promise<OrderRecord["contacts"]>;
  termsOf(db: Database, storefront: StorefrontProfile, language: Language): Promise<readonly Block[]>;
  /** Server-side events about orders. */
  reports: OrderReports;
  payments: Pick<PaymentService, "endAttempts" | "refundAll" | "refundableOf">;
}

export interface Orders {
  calls: ReturnType<typeof createOrderCalls>;
  staffCalls: ReturnType<typeof createStaffOrderCalls>;
  payable: OrderPayable;
  listSource: OrderListSource;
  tracked: TrackedSubject;
  personalData: ReturnType<typeof orderData>;
  /** Ends an unpaid order for its buyer; false when it is no longer unpaid. Wants the order locked. */
  stopUnpaid(tx: Database, order: OrderRow): Promise<boolean>;
  /** Starts the worker of the effects, and the schedule that expires and reminds. */
  work(): Promise<void>;
}

interface ServiceDeps extends OrderDeps, HandledEvents {
  payments: OrderDeps["payments"] & Pick<Payments, "registerPayable">;
}

export const UNPAID_ORDERS = roundOf("unpaid-orders");

export async function createOrders({ events, ...deps }: ServiceDeps): Promise<Orders> {
  await deps.jobs.createQueue(ORDER_EFFECT);
  events.on(emailConfirmed, claimGuestOrders);
  events.on(userSignedIn, claimAtSignIn);
  const payable = orderPayable(deps);
  deps.payments.registerPayable(payable);
  return {
    calls: createOrderCalls(deps),
    staffCalls: createStaffOrderCalls(deps),
    payable,
    listSource: marketplaceOrders(deps),
    tracked: trackedOrders(deps),
    personalData: orderData(deps),
    stopUnpaid: (tx, order) =>
      stopOrder(deps, tx, order, { event: "cancel", actor: "customer", actorId: order.userId }),
    async work() {
      await deps.jobs.work(ORDER_EFFECT, (effect) => runEffect(deps, effect));
      await deps.jobs.schedule(UNPAID_ORDERS, EVERY_MINUTE, async () => {
        await expireOrders(deps);
        await remindOfPayment(deps);
      });
    },
  };
}
