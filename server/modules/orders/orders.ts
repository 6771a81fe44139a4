import type { Database } from "../../platform/database/open-database.ts";
import type { JobSettings } from "../../platform/jobs/define-job.ts";
import type { Jobs } from "../../platform/jobs/open-jobs.ts";
import type { QueueMail } from "../mail/index.ts";
import type { Payable, PaymentDesk } from "../payments/index.ts";
import type { StorefrontDirectory } from "../storefronts/index.ts";
import { createOrderCalls } from "./calls.ts";
import { marketplaceOrders } from "./marketplace-orders.ts";
import { ORDER_EFFECT } from "./order-effects.ts";
import type { PayableKind } from "./order-list-source.ts";
import { orderPayable } from "./payable.ts";
import { runEffect } from "./run-effect.ts";
import { createStaffOrderCalls } from "./staff-calls.ts";
import { askForPayment, expireOrders } from "./unpaid-orders.ts";

export interface OrderParts {
  db: Database;
  jobs: Pick<Jobs, "createQueue" | "enqueue" | "work" | "schedule">;
  queueMail: QueueMail;
  directory: Pick<StorefrontDirectory, "all">;
  /** Opened after the orders, which it takes money for. */
  payments: () => Pick<PaymentDesk, "endAttempts" | "refundAll">;
}

export interface Orders {
  calls: ReturnType<typeof createOrderCalls>;
  staffCalls: ReturnType<typeof createStaffOrderCalls>;
  /** How they are paid. */
  payable: Payable;
  /** How they stand in My orders. */
  listed: PayableKind;
  /** Begins to do what follows the steps of orders, and to look after those that nobody pays. */
  work(): Promise<void>;
}

const EVERY_MINUTE = "* * * * *";
export const LOOK_AFTER_UNPAID: JobSettings = {
  name: "unpaid-orders",
  retries: 0,
  firstRetryAfterSeconds: 10,
  longestRetryAfterSeconds: 10,
  expiresAfterSeconds: 300,
};

export async function openOrders(parts: OrderParts): Promise<Orders> {
  await parts.jobs.createQueue(ORDER_EFFECT);
  return {
    calls: createOrderCalls(parts),
    staffCalls: createStaffOrderCalls(parts),
    payable: orderPayable(parts),
    listed: marketplaceOrders(parts),
    async work() {
      await parts.jobs.work(ORDER_EFFECT, (effect) => runEffect(parts, effect));
      await parts.jobs.schedule(LOOK_AFTER_UNPAID, EVERY_MINUTE, async () => {
        await expireOrders(parts);
        await askForPayment(parts);
      });
    },
  };
}
