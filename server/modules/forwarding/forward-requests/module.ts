import { catalogModule } from "#modules/catalogue/catalog/index.ts";
import { invoicesModule } from "#modules/money/invoices/index.ts";
import { paymentsModule } from "#modules/money/payments/index.ts";
import { mailModule } from "#modules/operations/mail/index.ts";
import { listCountries, storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { deliveryModule } from "#modules/selling/delivery/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { customsModule } from "../customs/index.ts";
import { warehousesModule } from "../warehouses/index.ts";
import { requestFiles } from "./customs/answer-customs.ts";
import { createForwarding } from "./forwarding.ts";
import { registerForwardingRoutes } from "./http.ts";
import { requestData } from "./personal-data.ts";
import { settleShares } from "./together/settle-shares.ts";
import { claimableRequests } from "./views/claimable-requests.ts";
import { companySuites } from "./views/company-suites.ts";
import { requestInbox } from "./views/inbox-source.ts";
import { findRequestOf } from "./views/request-of-parcel.ts";

/** Forward requests and the consignments that they travel in (FORWARDING-03). */
export const forwardRequestsModule = defineModule({
  name: "forwardRequests",
  needs: {
    catalogue: catalogModule,
    customs: customsModule,
    delivery: deliveryModule,
    invoices: invoicesModule,
    mail: mailModule,
    payments: paymentsModule,
    directory: storefrontsModule,
    warehouses: warehousesModule,
  },
  open: async (platform, { mail, catalogue, ...needs }) => {
    const forwarding = await createForwarding({
      ...platform,
      ...needs,
      queueMail: mail.queueMail,
      shippingRates: catalogue.shippingRates,
      countries: await listCountries(platform.db),
    });
    const { jobs, events } = platform;
    const { customs, payments } = needs;
    return {
      service: forwarding,
      calls: { forwardRequests: forwarding.calls, proDesk: forwarding.proDeskCalls },
      staffCalls: { forwarding: forwarding.staffCalls, consignments: forwarding.consignmentCalls },
      routes: [(scope, { contextFor }) => registerForwardingRoutes(scope, { forwarding, contextFor })],
      contributes: {
        personalData: [requestData],
        filePolicies: [requestFiles],
        inboxSources: [requestInbox],
        orderLists: [forwarding.listSource],
        trackedSubjects: [forwarding.tracked],
        claimSubjects: [claimableRequests({ customs })],
      },
      ports: {
        companySuites,
        parcelRequests: { findRequestOf },
        collectiveShares: {
          settleShares: (tx, invoice, paid) => settleShares({ jobs, events, payments }, tx, invoice, paid),
        },
      },
      work: forwarding.work,
    };
  },
});
