import { catalogModule } from "#modules/catalogue/catalog/index.ts";
import { invoicesModule } from "#modules/money/invoices/index.ts";
import { paymentsModule } from "#modules/money/payments/index.ts";
import { filesModule } from "#modules/operations/files/index.ts";
import { mailModule } from "#modules/operations/mail/index.ts";
import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { deliveryModule } from "#modules/selling/delivery/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { customsModule } from "../customs/index.ts";
import { warehousesModule } from "../warehouses/index.ts";
import { parcelPicture } from "./desk/parcel-picture.ts";
import { PARCEL_FILE_POLICIES } from "./file-policies.ts";
import type { ParcelDeps } from "./parcel-deps.ts";
import { createParcels } from "./parcels.ts";
import { parcelData } from "./personal-data.ts";
import { trackedParcels } from "./tracked-parcel.ts";

declare module "#platform/modules/define-module.ts" {
  interface Ports {
    parcelRequests: Required<Pick<ParcelDeps, "findRequestOf">>;
  }
}

/** Boxes in the warehouses, from their announcement to their end (FORWARDING-02). */
export const parcelsModule = defineModule({
  name: "parcels",
  needs: {
    catalogue: catalogModule,
    customs: customsModule,
    delivery: deliveryModule,
    files: filesModule,
    invoices: invoicesModule,
    mail: mailModule,
    payments: paymentsModule,
    directory: storefrontsModule,
    warehouses: warehousesModule,
  },
  open: async (platform, { catalogue, files, invoices, mail, ...needs }) => {
    const { findRequestOf } = platform.port("parcelRequests");
    const parcels = await createParcels({
      ...platform,
      ...needs,
      queueMail: mail.queueMail,
      shippingRates: catalogue.shippingRates,
      endInvoice: invoices.end,
      findRequestOf,
    });
    return {
      service: parcels,
      calls: { parcels: parcels.calls },
      staffCalls: { parcels: parcels.staffCalls },
      contributes: {
        personalData: [parcelData],
        filePolicies: PARCEL_FILE_POLICIES,
        inboxSources: [parcels.inboxSource],
        trackedSubjects: [trackedParcels],
      },
      ports: { mailPictures: { readPicture: (fileId) => parcelPicture(files, fileId) } },
      work: parcels.work,
    };
  },
});
