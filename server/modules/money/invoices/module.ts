import { mailModule } from "#modules/operations/mail/index.ts";
import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { deliveryModule } from "#modules/selling/delivery/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { paymentsModule } from "../payments/index.ts";
import { registerInvoiceRoutes } from "./http.ts";
import { createInvoices, type InvoiceDeps } from "./invoices.ts";
import { invoiceData } from "./personal-data.ts";

declare module "#platform/modules/define-module.ts" {
  interface Ports {
    collectiveShares: Pick<InvoiceDeps, "settleShares">;
  }
}

/** Invoices for what is not an order: services, customs, collective ones. */
export const invoicesModule = defineModule({
  name: "invoices",
  needs: { delivery: deliveryModule, mail: mailModule, payments: paymentsModule, directory: storefrontsModule },
  open: async (platform, { delivery, mail, payments, directory }) => {
    const invoices = await createInvoices({
      ...platform,
      queueMail: mail.queueMail,
      directory,
      payments,
      taxBasisPoints: delivery.taxBasisPoints,
      settleShares: platform.port("collectiveShares").settleShares,
    });
    return {
      service: invoices,
      calls: { invoices: invoices.calls },
      staffCalls: { invoices: invoices.staffCalls },
      routes: [(scope, { contextFor }) => registerInvoiceRoutes(scope, { contextFor })],
      contributes: {
        personalData: [invoiceData],
        orderLists: [invoices.listSource],
        inboxSources: [invoices.inboxSource],
      },
      work: invoices.work,
    };
  },
});
