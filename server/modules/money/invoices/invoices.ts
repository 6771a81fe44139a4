import type { QueueMail } from "#modules/operations/mail/index.ts";
import type { StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import type { InboxSource } from "#modules/people/inbox/index.ts";
import type { OrderListSource } from "#modules/selling/orders/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Events } from "#platform/events/events.ts";
import { EVERY_MINUTE, roundOf } from "#platform/jobs/define-job.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import type { Cause } from "#platform/state/status-events.ts";
import type { PaymentService, Payments, Settlement } from "../payments/index.ts";
import { createInvoiceCalls } from "./calls.ts";
import { endInvoice, expireInvoices } from "./end-invoice.ts";
import type { InvoiceRow } from "./invoice-aggregate.ts";
import { INVOICE_EFFECT } from "./invoice-effects.ts";
import { invoicePayable } from "./payable.ts";
import { runEffect } from "./run-effect.ts";
import { createStaffInvoiceCalls } from "./staff-calls.ts";
import { invoiceInbox } from "./views/inbox-source.ts";
import { listedInvoices } from "./views/listed-invoices.ts";

export interface InvoiceDeps {
  db: Database;
  jobs: Pick<Jobs, "createQueue" | "enqueue" | "work" | "schedule">;
  queueMail: QueueMail;
  directory: Pick<StorefrontDirectory, "all">;
  taxBasisPoints(countryId: number, day: string): number;
  /** Pays the shares of a collective invoice that can still be paid; false when there are none. */
  settleShares(tx: Database, invoice: Pick<InvoiceRow, "id" | "amount">, paid: Settlement): Promise<boolean>;
  payments: Pick<PaymentService, "endAttempts">;
  events: Pick<Events, "publish">;
}

export interface Invoices {
  calls: ReturnType<typeof createInvoiceCalls>;
  staffCalls: ReturnType<typeof createStaffInvoiceCalls>;
  listSource: OrderListSource;
  inboxSource: InboxSource;
  /** Ends an open invoice that another one replaces; any other state stays. */
  replace(tx: Database, invoice: InvoiceRow, userId: number): Promise<boolean>;
  /** Ends an open invoice because its service is not wanted any more; the cause names the actor. */
  end(tx: Database, invoice: InvoiceRow, cause: Cause): Promise<boolean>;
  /** Starts the worker of the effects, and the schedule that expires invoices. */
  work(): Promise<void>;
}

export const UNPAID_INVOICES = roundOf("unpaid-invoices");

interface ServiceDeps extends InvoiceDeps {
  payments: InvoiceDeps["payments"] & Pick<Payments, "registerPayable">;
}

export async function createInvoices(deps: ServiceDeps): Promise<Invoices> {
  await deps.jobs.createQueue(INVOICE_EFFECT);
  deps.payments.registerPayable(invoicePayable(deps));
  return {
    calls: createInvoiceCalls(deps),
    staffCalls: createStaffInvoiceCalls(deps),
    listSource: listedInvoices(deps),
    inboxSource: invoiceInbox(deps),
    replace: (tx, invoice, userId) =>
      endInvoice(deps, tx, invoice, { event: "decline", actor: "customer", actorId: userId }),
    end: (tx, invoice, cause) =>
      endInvoice(deps, tx, invoice, { ...cause, event: cause.actor === "staff" ? "cancel" : "decline" }),
    async work() {
      await deps.jobs.work(INVOICE_EFFECT, (effect) => runEffect(deps, effect));
      await deps.jobs.schedule(UNPAID_INVOICES, EVERY_MINUTE, () => expireInvoices(deps));
    },
  };
}
