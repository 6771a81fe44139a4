import { expect, test } from "vitest";
import { contentBlocks } from "#contracts/content-blocks.ts";
import { CAMPAIGN_MACHINE, type CampaignState } from "#domain/marketing/campaigns/campaign-machine.ts";
import { CAMPAIGN_STORIES } from "./campaign-stories.ts";

test("the demo shows a campaign in every state that lasts, with texts that the call would take", () => {
  const ends = CAMPAIGN_STORIES.map(({ events, texts }) => {
    for (const { blocks } of Object.values(texts)) expect(contentBlocks.safeParse(blocks).success).toBe(true);
    return events.reduce<CampaignState>((from, { event }) => {
      const next = CAMPAIGN_MACHINE.transitions.find((each) => each.from === from && each.event === event);
      expect(next, `${event} from ${from}`).toBeDefined();
      return next?.to ?? from;
    }, CAMPAIGN_MACHINE.initial.state);
  });
  expect(ends.toSorted()).toEqual(["cancelled", "draft", "scheduled", "sent"]);
});
