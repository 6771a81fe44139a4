import { contactsOf } from "#modules/content/contacts/index.ts";
import { contentModule } from "#modules/content/content/index.ts";
import { paymentsModule } from "#modules/money/payments/index.ts";
import { mailModule } from "#modules/operations/mail/index.ts";
import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { createOrderListCalls } from "./calls.ts";
import { claimableOrders } from "./claimable-orders.ts";
import { registerOrderRoutes } from "./http.ts";
import { createOrders, type OrderReports } from "./orders.ts";
import { unpaidOrderOfBrowser } from "./unpaid/unpaid-of-browser.ts";
import { countUnpaidOrders } from "./views/list-orders.ts";
import type { OrderListSource } from "./views/order-list-source.ts";

declare module "#platform/modules/define-module.ts" {
  interface Lists {
    /** The sources of My orders. */
    orderLists: OrderListSource;
  }
  interface Ports {
    orderReports: OrderReports;
  }
}

export const ordersModule = defineModule({
  name: "orders",
  needs: { content: contentModule, mail: mailModule, payments: paymentsModule, directory: storefrontsModule },
  open: async (platform, { content, mail, payments, directory }) => {
    const sources = platform.all("orderLists");
    const orders = await createOrders({
      ...platform,
      queueMail: mail.queueMail,
      directory,
      payments,
      contactsOf,
      termsOf: content.termsOf,
      reports: platform.port("orderReports"),
    });
    return {
      service: orders,
      calls: { orders: { ...orders.calls, ...createOrderListCalls(sources) } },
      staffCalls: { orders: orders.staffCalls },
      routes: [(scope, { contextFor }) => registerOrderRoutes(scope, { directory, contextFor })],
      contributes: {
        personalData: [orders.personalData],
        orderLists: [orders.listSource],
        trackedSubjects: [orders.tracked],
        claimSubjects: [claimableOrders],
      },
      ports: {
        unpaidOrders: {
          countUnpaidOrders: (tx, owner) => countUnpaidOrders(tx, sources, owner),
          unpaidOrderOfBrowser,
        },
      },
      work: orders.work,
    };
  },
});
