import type { CampaignEvent } from "#domain/marketing/campaigns/campaign-machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { moveInThePast } from "#platform/state/move-in-the-past.ts";
import { campaignStates, saveText } from "./campaign-store.ts";
import { campaignRecipients, type campaigns, type campaignTexts } from "./tables.ts";

interface Past {
  texts: readonly Omit<typeof campaignTexts.$inferInsert, "campaignId">[];
  events: readonly { event: CampaignEvent; at: Date }[];
  recipients: Readonly<Record<"mailed" | "skipped", readonly string[]>>;
}

/** Writes down a campaign of the past with its texts and who got it, such as the demo's. No mail follows. */
export async function insertPastCampaign(
  tx: Database,
  values: Omit<typeof campaigns.$inferInsert, "state"> & { createdAt: Date },
  { texts, events, recipients }: Past,
): Promise<void> {
  let campaign = await insertFirstState(tx, campaignStates, values, { actor: "staff", at: values.createdAt });
  const campaignId = campaign.id;
  for (const text of texts) await saveText(tx, { ...text, campaignId });
  for (const { event, at } of events) campaign = await moveInThePast(tx, campaignStates, campaign, { event, at });
  const settled = (["mailed", "skipped"] as const).flatMap((state) =>
    recipients[state].map((email) => ({ campaignId, email, state, settledAt: values.sendAt ?? null })),
  );
  if (settled.length > 0) await tx.insert(campaignRecipients).values(settled);
}
