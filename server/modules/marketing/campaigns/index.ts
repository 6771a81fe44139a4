export { campaignsModule } from "./module.ts";
export { insertPastCampaign } from "./past-campaign.ts";
export { campaignData } from "./personal-data.ts";
