import { customsModule } from "#modules/forwarding/customs/index.ts";
import { paymentsModule } from "#modules/money/payments/index.ts";
import { mailModule } from "#modules/operations/mail/index.ts";
import { listCountries, storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { deliveryModule } from "#modules/selling/delivery/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { createCompanies } from "./companies.ts";
import type { CompanySuites } from "./company-deps.ts";

declare module "#platform/modules/define-module.ts" {
  interface Ports {
    companySuites: CompanySuites;
  }
}

/** Companies and their members (FORWARDING-07). */
export const companiesModule = defineModule({
  name: "companies",
  needs: {
    customs: customsModule,
    delivery: deliveryModule,
    mail: mailModule,
    payments: paymentsModule,
    directory: storefrontsModule,
  },
  open: async (platform, { delivery, mail, ...needs }) => {
    const { now } = platform;
    const { giveSuite, handSuiteOver, releaseSuite } = platform.port("companySuites");
    const companies = createCompanies({
      ...needs,
      now,
      queueMail: mail.queueMail,
      countries: await listCountries(platform.db),
      giveSuite,
      handSuiteOver,
      releaseSuite,
      inCurrency: (euros, currencyId) =>
        delivery.convertFromEuro(euros, currencyId, now().toISOString().slice(0, 10)) ?? euros,
    });
    return {
      service: companies,
      calls: { pro: companies.calls },
      staffCalls: { pro: companies.staffCalls },
      contributes: { personalData: [companies.personalData], inboxSources: [companies.inboxSource] },
    };
  },
});
