import { warehousesModule } from "#modules/forwarding/warehouses/index.ts";
import { mailModule } from "#modules/operations/mail/index.ts";
import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { createContacts } from "./contacts.ts";
import { registerContactRoutes } from "./http.ts";
import { mailSender } from "./mail-sender.ts";
import { contactData } from "./personal-data.ts";

/** How people reach a storefront, and what they write to it (ROUTE-31). */
export const contactsModule = defineModule({
  name: "contacts",
  needs: { mail: mailModule, directory: storefrontsModule, warehouses: warehousesModule },
  open: async (platform, { mail, ...needs }) => {
    const contacts = await createContacts({ ...platform, ...needs, queueMail: mail.queueMail });
    return {
      service: contacts,
      calls: { contacts: contacts.calls },
      staffCalls: { contacts: contacts.staffCalls },
      routes: [(scope, { contextFor }) => registerContactRoutes(scope, { contacts, contextFor })],
      contributes: { personalData: [contactData] },
      ports: { mailSenders: { senderOf: mailSender } },
      sweeps: [contacts.sweep],
    };
  },
});
