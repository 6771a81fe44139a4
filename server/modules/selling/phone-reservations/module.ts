import { catalogModule } from "#modules/catalogue/catalog/index.ts";
import { mailModule } from "#modules/operations/mail/index.ts";
import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { cartModule } from "../cart/index.ts";
import { phoneReservationData } from "./personal-data.ts";
import { createPhoneReservations } from "./phone-reservations.ts";

/** The queue for phones that are not sold freely. */
export const phoneReservationsModule = defineModule({
  name: "phoneReservations",
  needs: { cart: cartModule, catalogue: catalogModule, mail: mailModule, directory: storefrontsModule },
  open: (platform, { mail, ...needs }) => {
    const phoneReservations = createPhoneReservations({ ...platform, ...needs, queueMail: mail.queueMail });
    return {
      service: phoneReservations,
      calls: { phoneReservations: phoneReservations.calls },
      staffCalls: { phoneReservations: phoneReservations.staffCalls },
      contributes: { personalData: [phoneReservationData] },
      work: phoneReservations.work,
    };
  },
});
