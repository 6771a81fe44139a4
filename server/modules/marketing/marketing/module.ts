import { catalogModule } from "#modules/catalogue/catalog/index.ts";
import { mailModule } from "#modules/operations/mail/index.ts";
import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { createMarketingCalls, createWatchCalls } from "./calls.ts";
import { sweepCampaignVisits } from "./campaign-visits.ts";
import { isConsentGiven, recordConsent } from "./consents.ts";
import { sweepCookieChoices } from "./cookie-choices.ts";
import { registerMarketingRoutes } from "./http.ts";
import { marketingRules } from "./marketing-rules.ts";
import { moveConsents } from "./move-consents.ts";
import { sweepNewsletter } from "./newsletter-links.ts";
import { marketingData } from "./personal-data.ts";
import { registerPreferenceRoutes } from "./preference-routes.ts";
import { scheduleMarketing } from "./schedule-marketing.ts";
import { registerWatchRoutes } from "./watches/watch-routes.ts";

/** Consents, the newsletter, watches and reminders of carts. */
export const marketingModule = defineModule({
  name: "marketing",
  needs: { catalogue: catalogModule, mail: mailModule, directory: storefrontsModule },
  open: (platform, { mail, ...needs }) => {
    const { db, jobs, now } = platform;
    const deps = { db, now, ...needs, ...mail };
    return {
      service: null,
      calls: { marketing: createMarketingCalls(deps), watches: createWatchCalls(deps) },
      routes: [
        (scope) => registerMarketingRoutes(scope, { db }),
        (scope, { contextFor }) => registerPreferenceRoutes(scope, { ...deps, contextFor }),
        (scope, { contextFor }) => registerWatchRoutes(scope, { ...deps, contextFor }),
      ],
      contributes: { personalData: [marketingData] },
      ports: {
        marketingRules: marketingRules(now),
        consents: { isGiven: isConsentGiven, record: recordConsent, move: moveConsents },
      },
      work: () => scheduleMarketing(jobs, deps),
      sweeps: [sweepNewsletter, sweepCampaignVisits, sweepCookieChoices].map((sweep) => () => sweep(db, now())),
    };
  },
});
