export { campaignAggregate } from "./campaign-aggregate.ts";
export { campaignsModule } from "./module.ts";
export { campaignData } from "./personal-data.ts";
