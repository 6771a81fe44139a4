export { type Campaigns, openCampaigns } from "./campaigns.ts";
export { campaignData } from "./personal-data.ts";
