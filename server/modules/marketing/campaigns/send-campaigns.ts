import { isSendingHour } from "#domain/marketing/campaigns/sending-hours.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { languageOf } from "#domain/operations/storefronts/reader.ts";
import { timeZoneOf } from "#domain/shared/locale/time-zone.ts";
import { findUserByEmail } from "#modules/people/identity/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { agreedAddresses, isConsentGiven, preferencesOf } from "../marketing/index.ts";
import { campaignAggregate } from "./campaign-aggregate.ts";
import type { CampaignDeps } from "./campaign-deps.ts";
import { mailBlocks, textFor } from "./campaign-mail.ts";
import {
  campaignsToSend,
  countRecipients,
  insertRecipients,
  nextRecipient,
  settleRecipient,
  textsOf,
} from "./campaign-store.ts";
import type { CampaignRow, CampaignText } from "./tables.ts";

/** The most mails of a round, so that a cancelled campaign or the end of the sending hours is noticed. */
const MAILS_OF_A_ROUND = 1_000;

/** Starts due campaigns and continues those being sent, within the sending hours. */
export async function sendCampaigns(deps: CampaignDeps): Promise<void> {
  for (const campaign of await campaignsToSend(deps.db, deps.now())) {
    const storefront = deps.directory.all().find(({ code }) => code === campaign.storefrontCode);
    if (!storefront || !isSendingHour(deps.now(), timeZoneOf(storefront.defaultCountryIso))) continue;
    await start(deps, campaign.id);
    await send(deps, campaign, storefront);
  }
}

/** The recipients are fixed when the campaign starts. */
async function start({ db }: CampaignDeps, id: number): Promise<void> {
  await transact(db, async (tx) => {
    const campaign = await campaignAggregate.lock(tx, id);
    if (campaign.state !== "scheduled") return;
    const emails = await agreedAddresses(tx, campaign.storefrontCode, campaign.topic);
    await insertRecipients(tx, id, emails);
    const changes = { audience: emails.length };
    await campaignAggregate.move(tx, campaign, { event: "start", actor: "system", changes });
  });
}

/** One transaction for each mail: after a crash the next round continues with the next recipient. */
async function send(deps: CampaignDeps, campaign: CampaignRow, storefront: StorefrontProfile): Promise<void> {
  const { id } = campaign;
  const texts = await textsOf(deps.db, [id]);
  for (let sent = 0; sent < MAILS_OF_A_ROUND; sent += 1) {
    const isLast = await transact(deps.db, async (tx) => {
      const email = await nextRecipient(tx, id);
      if (email === null) return true;
      const isMailed = await mailTo(deps, tx, { campaign, storefront, texts, email });
      await settleRecipient(tx, { campaignId: id, email, state: isMailed ? "mailed" : "skipped" });
      return false;
    });
    if (isLast) return finish(deps, id);
  }
}

interface Addressed {
  campaign: CampaignRow;
  storefront: StorefrontProfile;
  texts: readonly CampaignText[];
  email: string;
}

/** Skips an address whose consent has ended, or that has reached its limit of marketing mails. */
async function mailTo(deps: CampaignDeps, tx: Database, { campaign, storefront, texts, email }: Addressed) {
  const { id, storefrontCode, topic } = campaign;
  if (!(await isConsentGiven(tx, storefrontCode, email, topic))) return false;
  if (!(await deps.hasRoom(tx, { storefrontCode, recipient: email, topic }))) return false;
  const user = await findUserByEmail(tx, storefrontCode, email);
  const { languageId } = await preferencesOf(tx, { storefrontCode, email });
  const text = textFor(texts, storefront, languageOf(storefront, languageId ?? user?.languageId));
  if (!text) return false;
  await deps.queueMail(tx, {
    template: topic === "offers" ? "campaign-offers" : "campaign-news",
    to: email,
    storefront,
    language: languageOf(storefront, text.languageId).iso_code,
    ...(user ? { userId: user.id } : {}),
    values: { subject: text.subject, preview: text.preview },
    blocks: await mailBlocks(deps, tx, storefront, text),
    idempotencyKey: `campaign ${id} ${email}`,
  });
  return true;
}

/** Ends the campaign once no recipient waits; another process may still send the last mails. */
async function finish({ db }: CampaignDeps, id: number): Promise<void> {
  await transact(db, async (tx) => {
    const campaign = await campaignAggregate.lock(tx, id);
    if (campaign.state !== "sending" || (await countRecipients(tx, id, "waiting")) > 0) return;
    await campaignAggregate.move(tx, campaign, { event: "finish", actor: "system" });
  });
}
