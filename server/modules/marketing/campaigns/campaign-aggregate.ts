import { CAMPAIGN_MACHINE } from "#domain/marketing/campaigns/campaign-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { campaigns } from "./tables.ts";

export const campaignAggregate = defineAggregate({
  machine: CAMPAIGN_MACHINE,
  table: campaigns,
  storefrontsOf: ({ storefrontCode }) => [storefrontCode],
});
