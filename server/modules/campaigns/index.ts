export { type Campaigns, openCampaigns } from "./campaigns.ts";
export { insertPastCampaign } from "./past-campaign.ts";
export { campaignData } from "./personal-data.ts";
