import { catalogModule } from "#modules/catalogue/catalog/index.ts";
import { mailModule } from "#modules/operations/mail/index.ts";
import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { createCampaigns } from "./campaigns.ts";
import { campaignData } from "./personal-data.ts";

/** Mails to everybody who agreed to them. */
export const campaignsModule = defineModule({
  name: "campaigns",
  needs: { catalogue: catalogModule, mail: mailModule, directory: storefrontsModule },
  open: (platform, { mail, ...needs }) => {
    const campaigns = createCampaigns({ ...platform, ...needs, ...mail });
    return {
      service: campaigns,
      staffCalls: { campaigns: campaigns.staffCalls },
      contributes: { personalData: [campaignData] },
      work: campaigns.work,
      sweeps: [campaigns.sweep],
    };
  },
});
