import type { CampaignsRequest } from "#contracts/staff/marketing/campaigns.ts";
import { CAMPAIGN_MACHINE } from "#domain/marketing/campaigns/campaign-machine.ts";
import { type Member, nextEvents } from "#domain/shared/state/machine.ts";
import { languageCodes } from "#modules/operations/storefronts/index.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { agreedAddresses } from "../marketing/index.ts";
import { countRecipients, textsOf } from "./campaign-store.ts";
import { type CampaignRow, campaigns } from "./tables.ts";

const CAMPAIGNS: ListDefinition<CampaignsRequest> = {
  id: campaigns.id,
  index: "campaigns_created_at_id_idx",
  sorts: { created_at: campaigns.createdAt },
  filters: {
    state: campaigns.state,
    storefront: campaigns.storefrontCode,
    created_at: campaigns.createdAt,
    search: { columns: [campaigns.name] },
    ids: campaigns.id,
  },
};

/** The campaigns of a member's storefronts. */
export async function listCampaigns(context: StaffCallContext, request: CampaignsRequest) {
  const { db } = context;
  const page = await readStaffList(context, CAMPAIGNS, request, {
    scope: (member) => member.where(campaigns.storefrontCode),
    select: (position) => db.select({ position, campaign: campaigns }).from(campaigns).$dynamic(),
  });
  const rows = page.items.map(({ campaign }) => campaign);
  const languages = await db.select().from(languageCodes);
  const texts = await textsOf(
    db,
    rows.map(({ id }) => id),
  );
  const languagesOf = (id: number) =>
    texts
      .filter(({ campaignId }) => campaignId === id)
      .flatMap(({ languageId }) => languages.find((language) => language.id === languageId)?.isoCode ?? []);
  const items = await Promise.all(
    rows.map(async (row) => present(row, languagesOf(row.id), await countsOf(db, row), actingMember(context))),
  );
  return { ...page, items };
}

/** A campaign that has not started has no recipients yet: its present audience is counted. */
async function countsOf(db: Database, { id, audience, storefrontCode, topic, ...forgotten }: CampaignRow) {
  const count = async (state: "mailed" | "skipped") => (forgotten[state] ?? 0) + (await countRecipients(db, id, state));
  return {
    audience: audience ?? (await agreedAddresses(db, storefrontCode, topic)).length,
    mailed: await count("mailed"),
    skipped: await count("skipped"),
  };
}

function present<Languages, Counts extends object>(
  row: CampaignRow,
  languages: Languages,
  counts: Counts,
  member: Member,
) {
  return {
    id: row.id,
    storefront: row.storefrontCode,
    topic: row.topic,
    name: row.name,
    state: row.state,
    languages,
    ...counts,
    send_at: row.sendAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    next_events: nextEvents(CAMPAIGN_MACHINE, row.state, member),
  };
}
