import { sql } from "drizzle-orm";
import { claimCap } from "#domain/aftersales/claims/claim-cap.ts";
import { CLAIM_DAYS } from "#domain/aftersales/claims/claim-rules.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { earlier, HOUR_MS, later } from "#domain/shared/time/durations.ts";
import { formatDate } from "#i18n/format.ts";
import { type ClaimRow, claims } from "#modules/aftersales/claims/tables.ts";
import { claimableRequests } from "#modules/forwarding/forward-requests/index.ts";
import { forwardRequests } from "#modules/forwarding/forward-requests/tables.ts";
import { claimableOrders } from "#modules/selling/orders/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { DEMO_ORDER_SCOPE } from "../orders/demo-shop.ts";
import { CLAIM_STORIES, type ClaimStory } from "./claim-stories.ts";
import { recordPastClaim } from "./past-claim.ts";

/** A claim in every state about the demo's orders and forward requests; nothing is changed if any claim exists. */
export async function seedDemoClaims(db: Database, today: Date): Promise<void> {
  await transact(db, async (tx) => {
    if ((await tx.$count(claims)) > 0) return;
    for (const story of CLAIM_STORIES) await writeStory(tx, story, today);
  });
}

async function writeStory(tx: Database, story: ClaimStory, today: Date): Promise<void> {
  const about = await subjectOf(tx, story.about);
  if (!about) return;
  const createdAt = earlier(today, story.hoursAgo * HOUR_MS);
  const { storefrontCode, warehouseId, currencyId, userId, email, firstName, kind: subjectKind, id: subjectId } = about;
  const values = {
    storefrontCode,
    warehouseId,
    languageId: DEMO_ORDER_SCOPE.languageId,
    currencyId,
    userId,
    email,
    firstName,
    subjectKind,
    subjectId,
    kind: story.kind,
    wants: "provider" as const,
    cap: claimCap(about, story.kind, []),
    createdAt,
  };
  const moves = story.steps.map(([event, hours, text]) => {
    const at = later(createdAt, hours * HOUR_MS);
    const message = event === "ask" && text ? { message: { author: "staff" as const, text } } : {};
    return { event, at, changes: changesOf(story, event, at, text), ...message };
  });
  await recordPastClaim(tx, values, story.text, moves);
}

function changesOf({ granted }: ClaimStory, event: string, at: Date, text = ""): Partial<ClaimRow> {
  const until = formatDate(later(at, CLAIM_DAYS * 24 * HOUR_MS), "UTC");
  if (event === "ask") return { question: text, answerUntil: until };
  if (event === "approve") return { amount: fromMinor(granted ?? 0), destination: "provider" };
  if (event === "reject") return { reason: text, endedAt: at };
  if (event === "file_with_carrier") return { carrierReference: "OMN-55120" };
  return event === "resolve" || event === "withdraw" ? { endedAt: at } : {};
}

/** The demo's money is in euros, and so are its fees. */
const requests = claimableRequests({ customs: { feesIn: () => null } });

async function subjectOf(tx: Database, about: ClaimStory["about"]) {
  if (typeof about === "number") return claimableOrders.find(tx, about, "lt");
  const [found] = await tx
    .select({ id: forwardRequests.id })
    .from(forwardRequests)
    .where(
      sql`${forwardRequests.state} = ${about} and ${forwardRequests.storefrontCode} = ${DEMO_ORDER_SCOPE.storefrontCode}`,
    )
    .orderBy(forwardRequests.id)
    .limit(1);
  return found ? requests.find(tx, found.id) : null;
}
