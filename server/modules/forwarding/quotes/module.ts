import { catalogModule } from "#modules/catalogue/catalog/index.ts";
import { paymentsModule } from "#modules/money/payments/index.ts";
import { mailModule } from "#modules/operations/mail/index.ts";
import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { deliveryModule } from "#modules/selling/delivery/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { customsModule } from "../customs/index.ts";
import { warehousesModule } from "../warehouses/index.ts";
import { registerQuoteRoutes } from "./http.ts";
import { quoteFiles } from "./own-moves.ts";
import { quoteData } from "./personal-data.ts";
import { createQuotes } from "./quotes.ts";
import { quoteInbox } from "./views/inbox-source.ts";

/** Buy it for me (FORWARDING-04). */
export const quotesModule = defineModule({
  name: "quotes",
  needs: {
    catalogue: catalogModule,
    customs: customsModule,
    delivery: deliveryModule,
    mail: mailModule,
    payments: paymentsModule,
    directory: storefrontsModule,
    warehouses: warehousesModule,
  },
  open: async (platform, { mail, catalogue, ...needs }) => {
    const { shippingRates } = catalogue;
    const quotes = await createQuotes({ ...platform, ...needs, queueMail: mail.queueMail, shippingRates });
    return {
      service: quotes,
      calls: { quotes: quotes.calls },
      staffCalls: { quotes: quotes.staffCalls },
      routes: [(scope, { contextFor }) => registerQuoteRoutes(scope, { quotes, contextFor })],
      contributes: {
        personalData: [quoteData],
        filePolicies: [quoteFiles],
        inboxSources: [quoteInbox],
        orderLists: [quotes.listSource],
        trackedSubjects: [quotes.tracked],
      },
      work: quotes.work,
      sweeps: [quotes.sweep],
    };
  },
});
