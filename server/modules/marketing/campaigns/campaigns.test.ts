import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Block } from "#domain/content/content/blocks.ts";
import { findBrokenHistories } from "#platform/state/check-histories.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { roundDeps } from "#testing/marketing/marketing.ts";
import { query } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { recordConsent } from "../marketing/index.ts";
import { campaignAggregate } from "./campaign-aggregate.ts";
import type { CampaignDeps } from "./campaign-deps.ts";
import { forgetRecipients } from "./campaign-store.ts";
import { campaignData } from "./index.ts";
import { sendCampaigns } from "./send-campaigns.ts";

const MEMBER = "campaigner@example.com";
const NOON = new Date("2030-01-15T10:00:00Z");
const BLOCKS: Block[] = [
  { kind: "heading", level: 2, text: "Boots <b>" },
  { kind: "paragraph", runs: [{ text: "See " }, { text: "all", href: "/blog" }] },
];

let app: TestApp;
let staff: Awaited<ReturnType<typeof signedInMember>>;
let now = NOON;
beforeAll(async () => {
  app = await createTestApp({ poolSize: 10 });
  staff = await signedInMember(app, { email: MEMBER });
  await query(app, "delete from marketing_consents");
  // The demo's own is not due in these tests.
  await query(app, "update campaigns set send_at = '2100-01-01' where state = 'scheduled'");
});
afterEach(async () => {
  now = NOON;
  app.mails.length = 0;
  await query(app, "delete from marketing_consents");
  expect(await findBrokenHistories(app.database.db, campaignAggregate)).toEqual([]);
});
afterAll(() => app?.close());

const db = () => app.database.db;
const deps = (more: Partial<CampaignDeps> = {}): CampaignDeps => ({
  ...roundDeps(app),
  jobs: { schedule: async () => undefined },
  now: () => now,
  ...more,
});
const call = async (path: string, body: object) => {
  const headers = { "idempotency-key": randomUUID() };
  const answer = await staffCall(app, `/campaigns/${path}`, body, { cookies: staff.cookies, headers });
  return { ...answer.json(), status: answer.statusCode };
};
const agree = (email: string, isGiven = true, storefrontCode = "lt") =>
  recordConsent(db(), { storefrontCode, email, isGiven, source: "test" });
const readers = async (name: string, count: number) => {
  const emails = Array.from({ length: count }, (_, index) => `${name}-${index}@example.com`);
  for (const email of emails) await agree(email);
  return emails;
};
const mailed = () => app.mails.filter(({ template }) => template.startsWith("campaign-")).map(({ to }) => to);

/** A campaign of lt that is due. */
async function scheduled(blocks = BLOCKS): Promise<number> {
  const { id } = await call("create", { storefront: "lt", topic: "newsletter", name: "Spring" });
  for (const language of ["en", "lt"])
    await call("save-text", { id, language, subject: `Spring ${language}`, preview: "New boots", blocks });
  expect(await call("schedule", { id, send_at: "2030-01-15T06:00:00Z" })).toMatchObject({ state: "scheduled" });
  return id;
}
const stateOf = async (id: number) => {
  const { items } = await call("list", { sort: "-created_at" });
  return items.find((item: { id: number }) => item.id === id);
};

test("T131 a campaign goes to who has agreed to its topic, once, in their language, between 8 and 20 o'clock", async () => {
  const emails = await readers("reader", 3);
  await agree("left@example.com");
  await agree("left@example.com", false);
  await agree("elsewhere@example.com", true, "lv");
  await query(app, "insert into mail_preferences (storefront_code, email, language_id) values ('lt', $1, 1)", [
    emails[0],
  ]);
  const id = await scheduled();
  expect(await stateOf(id)).toMatchObject({ audience: 3, languages: ["en", "lt"], next_events: ["cancel"] });
  now = new Date("2030-01-15T05:00:00Z");
  await sendCampaigns(deps());
  now = new Date("2030-01-15T19:00:00Z");
  await sendCampaigns(deps());
  expect(mailed()).toEqual([]);
  now = NOON;
  for (const _ of [1, 2]) await sendCampaigns(deps());
  expect(mailed()).toEqual(emails);
  expect(app.mails.map(({ language }) => language)).toEqual(["en", "lt", "lt"]);
  expect(app.mails[0]).toMatchObject({
    template: "campaign-news",
    values: { subject: "Spring en" },
    blocks: [BLOCKS[0], { kind: "paragraph", runs: [{ text: "See " }, { href: "http://lt.localhost:3000/en/blog" }] }],
  });
  expect(await stateOf(id)).toMatchObject({ state: "sent", audience: 3, mailed: 3, skipped: 0 });
});

test("I9 T131 a round that is killed between two mails is continued by others at once, without a second copy", async () => {
  const emails = await readers("killed", 30);
  const id = await scheduled();
  let left = 10;
  const queueMail: CampaignDeps["queueMail"] = async (tx, mail) => {
    if (left === 0) throw new Error("killed");
    left -= 1;
    await app.shop.mail.queueMail(tx, mail);
  };
  await expect(sendCampaigns(deps({ queueMail }))).rejects.toThrow("killed");
  expect(mailed()).toHaveLength(10);
  expect(await stateOf(id)).toMatchObject({ state: "sending", mailed: 10 });
  await Promise.all([1, 2, 3, 4].map(() => sendCampaigns(deps())));
  await sendCampaigns(deps());
  expect(mailed().toSorted()).toEqual(emails.toSorted());
  expect(await stateOf(id)).toMatchObject({ state: "sent", mailed: 30 });
});

test("T131 who leaves while it is sent, or has got enough, is left out; a cancelled one goes to nobody more", async () => {
  await readers("leaving", 4);
  const id = await scheduled();
  const queueMail: CampaignDeps["queueMail"] = async (tx, mail) => {
    await app.shop.mail.queueMail(tx, mail);
    if (mail.to === "leaving-0@example.com") await agree("leaving-1@example.com", false);
  };
  const hasRoom = async (_db: unknown, { recipient }: { recipient: string }) => recipient !== "leaving-2@example.com";
  await sendCampaigns(deps({ queueMail, hasRoom }));
  expect(mailed()).toEqual(["leaving-0@example.com", "leaving-3@example.com"]);
  expect(await stateOf(id)).toMatchObject({ state: "sent", mailed: 2, skipped: 2 });

  const next = await scheduled();
  expect(await call("cancel", { id: next })).toMatchObject({ state: "cancelled" });
  app.mails.length = 0;
  await sendCampaigns(deps());
  expect(mailed()).toEqual([]);
  expect((await call("cancel", { id: next })).status).toBe(409);
});

test("T131 staff test it on themselves; only a draft can be written, only one with a text can be scheduled", async () => {
  const { id } = await call("create", { storefront: "lt", topic: "offers", name: "Empty" });
  expect((await call("schedule", { id, send_at: "2030-01-15T06:00:00Z" })).status).toBe(409);
  expect((await call("test", { id, language: "en" })).status).toBe(409);
  const { id: productId, slug } = await addProduct(db(), { priorPrice: 12, names: { en: "Red boots" } });
  const products: Block[] = [{ kind: "products", ids: [productId, 999_999] }];
  const text = { id, language: "en", subject: "Offer", preview: "Boots", blocks: products };
  expect((await call("save-text", text)).status).toBe(200);
  expect((await call("save-text", { ...text, language: "ru" })).status).toBe(422);
  expect((await call("test", { id, language: "en" })).status).toBe(200);
  const href = `http://lt.localhost:3000/en/p/${slug}`;
  expect(app.mails).toMatchObject([
    {
      template: "campaign-test",
      to: MEMBER,
      blocks: [{ items: [[{ text: "Red boots", href }, { text: ": €10.00 (Lowest in 30 days €12.00)" }]] }],
    },
  ]);
  await call("schedule", { id, send_at: "2031-01-15T06:00:00Z" });
  expect((await call("save-text", text)).status).toBe(409);
});

test("T130 who got a campaign is forgotten after a while, how many is not", async () => {
  const emails = await readers("forgotten", 2);
  const id = await scheduled();
  await sendCampaigns(deps());
  const recipients = () => query(app, "select from campaign_recipients where email = any($1)", [emails]);
  await forgetRecipients(db(), new Date("2030-01-15T05:00:00Z"));
  expect(await recipients()).toHaveLength(2);
  for (const _ of [1, 2]) await forgetRecipients(db(), new Date("2030-01-16T00:00:00Z"));
  expect(await recipients()).toEqual([]);
  expect(await stateOf(id)).toMatchObject({ state: "sent", audience: 2, mailed: 2, skipped: 0 });
});

test("T129 T130 which campaigns a person got is exported and erased", async () => {
  const [email = ""] = await readers("erased", 1);
  await scheduled();
  await sendCampaigns(deps());
  const person = { userId: 0, email, storefrontCode: "lt" };
  expect(await campaignData.collect(db(), person)).toMatchObject([{ state: "mailed" }]);
  await db().transaction((tx) => campaignData.erase(tx, person));
  expect(await campaignData.collect(db(), person)).toEqual([]);
});
