import { catalogModule } from "#modules/catalogue/catalog/index.ts";
import { invoicesModule } from "#modules/money/invoices/index.ts";
import { paymentsModule } from "#modules/money/payments/index.ts";
import { mailModule } from "#modules/operations/mail/index.ts";
import { listCountries, storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { deliveryModule } from "#modules/selling/delivery/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { customsModule } from "../customs/index.ts";
import { warehousesModule } from "../warehouses/index.ts";
import { requestFiles } from "./answer-customs.ts";
import { claimableRequests } from "./claimable-requests.ts";
import { companySuites } from "./company-suites.ts";
import { openForwarding } from "./forwarding.ts";
import { registerForwardingRoutes } from "./http.ts";
import { requestInbox } from "./inbox-source.ts";
import { requestData } from "./personal-data.ts";
import { findRequestOf } from "./request-of-parcel.ts";
import { settleShares } from "./together/settle-shares.ts";

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
    const forwarding = await openForwarding({
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
