import { findLanguage } from "#domain/operations/storefronts/reader.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { campaignAggregate } from "./campaign-aggregate.ts";
import type { CampaignDeps } from "./campaign-deps.ts";
import { mailBlocks, textFor } from "./campaign-mail.ts";
import { saveText, textsOf } from "./campaign-store.ts";
import { listCampaigns } from "./list-campaigns.ts";
import type { CampaignRow } from "./tables.ts";

export function createStaffCampaignCalls(deps: CampaignDeps) {
  const { campaigns } = staffCalls;
  return {
    list: campaigns.list.handler(({ input, context }) => listCampaigns(context, input)),

    create: campaigns.create.handler(async ({ input: { storefront, topic, name }, context }) => {
      storefrontOf(deps, storefront);
      context.concerns({ name: `campaigns of ${storefront}`, storefronts: [storefront] });
      const by = { actor: "staff", actorId: actingMember(context).id } as const;
      const row = await insertFirstState(
        context.db,
        campaignAggregate,
        { storefrontCode: storefront, topic, name },
        by,
      );
      return { ...moved(row), id: row.id };
    }),

    saveText: campaigns.saveText.handler(async ({ input, context }) => {
      const campaign = await campaignAggregate.lockInScope(context, input.id);
      if (campaign.state !== "draft") throw refuse("conflict");
      const { id: languageId } = offered(deps, campaign, input.language);
      const { subject, preview, blocks } = input;
      await saveText(context.db, { campaignId: campaign.id, languageId, subject, preview, blocks });
      return moved(campaign);
    }),

    test: campaigns.test.handler(async ({ input, context }) => {
      const campaign = await campaignAggregate.lockInScope(context, input.id);
      if (campaign.state !== "draft" && campaign.state !== "scheduled") throw refuse("conflict");
      await mailTest(deps, context, campaign, input.language);
      return moved(campaign);
    }),

    schedule: campaigns.schedule.handler(async ({ input, context }) => {
      const campaign = await campaignAggregate.lockInScope(context, input.id);
      if ((await textsOf(context.db, [campaign.id])).length === 0) throw refuse("conflict");
      return move(context, campaign, "schedule", { sendAt: new Date(input.send_at) });
    }),

    cancel: campaigns.cancel.handler(async ({ input, context }) =>
      move(context, await campaignAggregate.lockInScope(context, input.id), "cancel"),
    ),
  };
}

const moved = ({ state }: CampaignRow) => ({ status: true as const, state });

async function move(
  context: StaffCallContext,
  campaign: CampaignRow,
  event: "schedule" | "cancel",
  changes: { sendAt?: Date } = {},
) {
  const by = { actor: "staff", actorId: actingMember(context).id } as const;
  return moved(await campaignAggregate.move(context.db, campaign, { event, ...by, changes }));
}

function storefrontOf({ directory }: CampaignDeps, code: string) {
  const storefront = directory.all().find((each) => each.code === code);
  if (!storefront) throw refuse("not_found");
  return storefront;
}

function offered(deps: CampaignDeps, { storefrontCode }: CampaignRow, language: Language) {
  const found = findLanguage(storefrontOf(deps, storefrontCode), language);
  if (!found) throw refuse("invalid_input");
  return found;
}

/** Sends a test to the member's own address; other people have agreed to campaigns, but not to tests. */
async function mailTest(deps: CampaignDeps, context: StaffCallContext, campaign: CampaignRow, language: Language) {
  const storefront = storefrontOf(deps, campaign.storefrontCode);
  const text = textFor(await textsOf(context.db, [campaign.id]), storefront, offered(deps, campaign, language));
  if (!text) throw refuse("conflict");
  await deps.queueMail(context.db, {
    template: "campaign-test",
    to: actingMember(context).email,
    storefront,
    language,
    values: { subject: text.subject, preview: text.preview },
    blocks: await mailBlocks(deps, context.db, storefront, text),
    idempotencyKey: `campaign-test ${campaign.id} ${context.requestId}`,
  });
}
