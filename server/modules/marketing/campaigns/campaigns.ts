import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import { EVERY_MINUTE, roundOf } from "#platform/jobs/define-job.ts";
import type { CampaignDeps } from "./campaign-deps.ts";
import { forgetRecipients } from "./campaign-store.ts";
import { sendCampaigns } from "./send-campaigns.ts";
import { createStaffCampaignCalls } from "./staff-calls.ts";

const RECIPIENT_DAYS = 90;

/** Sends due campaigns; the next round continues one that was interrupted. */
const CAMPAIGN_ROUND = roundOf("campaigns", { expiresAfterSeconds: 900 });

/** Mails to everybody who has agreed to a topic (T131). */
export const createCampaigns = (deps: CampaignDeps) => ({
  staffCalls: createStaffCampaignCalls(deps),
  /** Starts the schedule. */
  work: () => deps.jobs.schedule(CAMPAIGN_ROUND, EVERY_MINUTE, () => sendCampaigns(deps)),
  /** Recipients are stored as long as mails are. */
  sweep: () => forgetRecipients(deps.db, earlier(deps.now(), RECIPIENT_DAYS * DAY_MS)),
});
