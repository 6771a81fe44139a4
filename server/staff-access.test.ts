import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffContract } from "#contracts/staff/contract.ts";
import type { StaffCallPolicy } from "#contracts/staff/define-staff-call.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import type { Permission } from "#domain/people/access/permissions.ts";
import type { CompanyState } from "#domain/people/companies/company-machine.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { claim } from "#testing/aftersales/claims.ts";
import { paidByCard, withdraw } from "#testing/aftersales/withdrawals.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { writeToShop } from "#testing/content/contacts.ts";
import { addForwarder, addRequest } from "#testing/forwarding/forward-requests.ts";
import { addBuying, addQuote, PRICE, paidQuote, quoteDesk } from "#testing/forwarding/quotes.ts";
import { issueTestInvoice } from "#testing/money/invoices.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { payoutByHand, requestedPayout } from "#testing/money/payouts.ts";
import { addCompany } from "#testing/people/companies.ts";
import { addUser } from "#testing/people/identity.ts";
import { addMember, staffSession } from "#testing/people/members.ts";
import { staffCall } from "#testing/people/staff.ts";
import { place, settle } from "#testing/selling/orders.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

/** The roles of the migration; null is a member without any. */
const ROLES = ["administrator", "support", "finance", "warehouse", "merchandiser", "auditor", null] as const;

const CARRIERS = {
  northpost: { apiUrl: "http://127.0.0.1:9", clientId: "a", clientSecret: "b", pushSecret: "a secret of this test" },
};

let app: TestApp;
const rights = new Map<string | null, readonly string[]>();
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()], env: { CARRIERS: JSON.stringify(CARRIERS) } });
  const { rows } = await db().execute<{ name: string; permissions: string[] }>(sql`select * from staff_roles`);
  for (const { name, permissions } of rows) rights.set(name, permissions);
});
afterAll(() => app.close());

const db = () => app.database.db;

interface Request {
  body: object;
  /** The subject of the audit entry; left out for a call that only reads. */
  subject?: string;
  /** Lists show nothing outside the scope; everything else is not found there. */
  outside?: (answer: object) => void;
  /** `may` answers for the member who called. */
  inside?: (answer: object, may: (permission: Permission) => boolean) => void;
}

/** The events that a member is offered: those whose permission is theirs (I10). */
const offered = (may: (permission: Permission) => boolean, events: Readonly<Record<string, Permission>>) =>
  Object.entries(events)
    .filter(([, permission]) => may(permission))
    .map(([event]) => event);

async function paidOrder(): Promise<number> {
  const shop = { database: app.database, payable: app.shop.orders.payable };
  const { id } = await place(shop);
  await settle(shop, id);
  return id;
}

async function payment(): Promise<string> {
  const reference = randomUUID();
  const id = await paidOrder();
  await db().execute(sql`
    insert into payments (reference, payable_kind, payable_id, storefront_code, language_id, currency_id,
      payment_processor_id, amount, captured, state, provider_transaction, expires_at)
    values (${reference}, 'order', ${id}, 'lt', 1, 1, 1, ${fromMinor(2_749)}, ${fromMinor(2_749)}, 'paid', ${reference}, now())`);
  return reference;
}

const numbersOf = (answer: object) =>
  ("items" in answer ? (answer.items as { number: string }[]) : []).map((item) => item.number);
/** The number of a kind of errors at lt, put into a state without the machine. */
async function errorOfLt(state = "open"): Promise<string> {
  const { rows } = await db().execute<{ id: number }>(sql`
    insert into error_groups (scope, fingerprint, side, state, type, message, first_build, last_build, first_seen, last_seen)
    values ('lt', ${randomUUID()}, 'browser', ${state}, 'Error', 'lost', '', '', now(), now()) returning id`);
  return `ER${rows[0]?.id}`;
}

async function aboutError(state: string): Promise<Request> {
  const number = await errorOfLt(state);
  return { body: { number }, subject: `error:${number}` };
}

/** The number of a parcel of the demo's customer at lt, put into a state without the machine. */
async function parcelOfLt(state: string): Promise<string> {
  const isHere = state !== "expected";
  const { rows } = await db().execute<{ id: number }>(sql`
    insert into parcels (warehouse_id, suite_id, state, received_at, free_until, disposable_from, hold_reason)
    select 1, case when ${state} = 'unidentified' then null else id end, ${state},
      case when ${isHere} then now() end, case when ${isHere} then current_date + 30 end, current_date - 1,
      case when ${state} = 'on_hold' then 'damage' end
    from suites where storefront_code = 'lt' and digits = 40817 returning id`);
  return `PA${rows[0]?.id}`;
}

async function aboutParcel<Body extends object>(state: string, body: Body) {
  const number = await parcelOfLt(state);
  return { body: { number, ...body }, subject: `parcel:${number}` };
}

/** The first place in the queue for a phone with one piece in stock. */
async function queuedReservation(): Promise<string> {
  const { variantId } = await addProduct(db(), { stock: 1 });
  const { rows } = await db().execute<{ id: number }>(sql`
    insert into phone_reservations (storefront_code, variant_id, language_id, currency_id, state, queued_at)
    values ('lt', ${variantId}, 1, 1, 'queued', now()) returning id`);
  return `RS${rows[0]?.id}`;
}

/** A company of lt with an owner, in a state. */
async function companyOfLt(state: CompanyState): Promise<string> {
  const userId = await addUser(app, { email: `${randomUUID()}@example.com`, password: null });
  return numberOf("company", await addCompany(app, { state, members: [{ userId, role: "owner" }] }));
}

async function aboutCompany<Body extends object>(state: CompanyState, body: Body) {
  const number = await companyOfLt(state);
  return { body: { number, ...body }, subject: `company:${number}` };
}

async function invoice(): Promise<string> {
  return numberOf("invoice", (await issueTestInvoice(app)).id);
}

const idsOf = (answer: object) =>
  ("items" in answer ? (answer.items as { event_id: string }[]) : []).map((item) => item.event_id);

/** A shipment of an order, with its last report six days ago. */
async function silentShipment(): Promise<number> {
  const { rows } = await db().execute<{ id: number }>(sql`
    insert into shipments (subject_kind, subject_id, storefront_code, status, status_rank, status_at, last_event_at)
    values ('order', ${await paidOrder()}, 'lt', 'departed_origin', 3, now(), now() - interval '6 days') returning id`);
  return rows[0]?.id ?? 0;
}

const shipmentsOf = (answer: object) =>
  ("items" in answer ? (answer.items as { shipment: number }[]) : []).map((item) => item.shipment);

/** A confirmed withdrawal of an order of lt that was sent. */
async function aboutWithdrawal(body: object) {
  const { id } = await paidByCard(app);
  const { number } = await withdraw(app, { number: `OR${id}` });
  await db().execute(sql`update withdrawals set order_id = ${id} where id = ${Number(number.slice(2))}`);
  await db().execute(sql`delete from rate_limits`);
  return { number, body: { number, ...body }, subject: `withdrawal:${number}` };
}

/** A claim about an order of lt. */
async function aboutClaim(body: object, changes = sql`state = 'in_review'`) {
  const { id } = await paidByCard(app);
  const { number } = (await claim(app, { number: `OR${id}`, email: "ruta@example.com" })).json<{ number: string }>();
  await db().execute(sql`update claims set ${changes} where id = ${Number(number.slice(2))}`);
  await db().execute(sql`delete from rate_limits`);
  return { number, body: { number, ...body }, subject: `claim:${number}` };
}

async function integrationOfLt(): Promise<void> {
  await db().execute(sql`delete from storefront_integrations`);
  await db().execute(sql`
    insert into storefront_integrations (storefront_code, vendor, account, sealed_secret, changed_at)
    values ('lt', 'meta', '12345', '\\x00', now())`);
}

/** A feed of lt that leaves one variant out. */
async function feedOfLt(): Promise<void> {
  await db().execute(sql`
    insert into product_feeds (storefront_code, language_id, currency_id, channel, format, file_key, etag, bytes, items,
      refused, made_at)
    values ('lt', 1, 1, 'google', 'xml', 'lt-en-eur', '"1"', 1, 1, 1, now()) on conflict do nothing`);
  await db().execute(sql`
    insert into feed_refusals (storefront_code, language_id, currency_id, sku, reason, noted_at)
    select 'lt', 1, 1, 'NO-PICTURE', 'no_picture', now() where not exists (select from feed_refusals)`);
}

const feedsOf = (answer: object) =>
  ("feeds" in answer ? (answer.feeds as { storefront: string }[]) : []).map(({ storefront }) => storefront);

/** A draft of lt with a text. */
async function aboutCampaign(body: object) {
  const { rows } = await db().execute<{ id: number }>(sql`
    with made as (
      insert into campaigns (storefront_code, topic, name, state) values ('lt', 'offers', 'Spring', 'draft') returning id),
    written as (
      insert into campaign_texts (campaign_id, language_id, subject, preview, blocks)
        select id, 1, 'Spring', 'New', '[]' from made)
    select id from made`);
  const id = rows[0]?.id ?? 0;
  return { id, body: { id, ...body }, subject: `campaign:${id}` };
}

/** A message to lt. */
async function aboutMessage(body: object, typed: object = {}) {
  await db().execute(sql`delete from rate_limits`);
  const number = await writeToShop(app, typed);
  return { body: { number, ...body }, subject: `message:${number}` };
}

/** A draft of a page of lt, without a text. */
async function draftEntry(): Promise<number> {
  const { rows } = await db().execute<{ id: number }>(sql`
    insert into content_entries (storefront_code, kind, key, state)
    values ('lt', 'page', ${`draft-${performance.now()}`}, 'draft') returning id`);
  return rows[0]?.id ?? 0;
}

/** A rule of lt. */
async function ruleOfLt(): Promise<number> {
  const { rows } = await db().execute<{ id: number }>(sql`
    insert into route_rules (storefront_code, path, target) values ('lt', ${`/rule-${performance.now()}`}, '/cart')
    returning id`);
  return rows[0]?.id ?? 0;
}

/** A changed text of lt. */
async function textOfLt() {
  const { rows } = await db().execute<{ version: number }>(sql`
    insert into translation_overrides (storefront_code, language, key, text, version)
    values ('lt', 'lt', 'header.cart', 'Pirkiniai', (select coalesce(max(version), 0) + 1 from translation_overrides))
    on conflict (storefront_code, language, key) do update set text = 'Pirkiniai' returning version`);
  return { storefront: "lt", language: "lt", key: "header.cart", version: rows[0]?.version ?? 0 };
}

async function aboutEntry(body: object) {
  const id = await draftEntry();
  return { id, body: { id, version: 1, ...body }, subject: `content:${id}` };
}

const entriesOf = (answer: object) => ("items" in answer ? (answer.items as { id: number }[]) : []).map(({ id }) => id);

const TEXT = { language: "en", slug: "a-draft", title: "A draft", description: "About it", blocks: [] };

/** The request of each call, about a row of lt. A new call needs a case, or the test fails. */
const CASES: Record<string, () => Promise<Request>> = {
  "orders.list": async () => {
    const number = `OR${await paidOrder()}`;
    return {
      body: { limit: 1 },
      inside: (answer, may) =>
        expect(answer).toMatchObject({
          items: [{ number, next_events: offered(may, { process: "orders.write", refund: "orders.refund" }) }],
        }),
      outside: (answer) => expect(answer).toEqual({ items: [], next: null, total: 0 }),
    };
  },
  "orders.move": async () => {
    const number = `OR${await paidOrder()}`;
    return { body: { number, event: "process" }, subject: `order:${number}` };
  },
  "orders.refund": async () => {
    const number = `OR${await paidOrder()}`;
    return { body: { number, reason: "as asked" }, subject: `order:${number}` };
  },
  "payments.list": async () => {
    const reference = await payment();
    return {
      body: { limit: 1 },
      inside: (answer, may) =>
        expect(answer).toMatchObject({
          items: [
            {
              payment: reference,
              next_events: offered(may, { refund_part: "orders.refund", refund: "orders.refund" }),
            },
          ],
        }),
      outside: (answer) => expect(answer).toEqual({ items: [], next: null, total: 0 }),
    };
  },
  "payments.refund": async () => {
    const reference = await payment();
    return { body: { payment: reference, reason: "as asked" }, subject: `payment:${reference}` };
  },
  "parkedEvents.list": async () => {
    const event = randomUUID();
    await db().execute(sql`
      insert into provider_events (payment_processor_id, event_id, payment_id, kind, payload, outcome, reason)
      select 1, ${event}, id, 'paid', '{}', 'parked', 'other_amount' from payments where reference = ${await payment()}`);
    return {
      body: {},
      inside: (answer) => expect(idsOf(answer)).toContain(event),
      outside: (answer) => expect(idsOf(answer)).toEqual([]),
    };
  },
  "balance.adjust": async () => {
    const customer_id = await addUser(app, { email: `${randomUUID()}@example.com`, password: null });
    const body = { customer_id, storefront: "lt", currency: "EUR", amount: 10_000, reason: "as agreed" };
    return { body, subject: `customer:${customer_id}` };
  },
  "payouts.list": async () => {
    const number = await requestedPayout(app);
    return {
      body: {},
      inside: (answer) => expect(numbersOf(answer)).toContain(number),
      outside: (answer) => expect(numbersOf(answer)).toEqual([]),
    };
  },
  "phoneReservations.list": async () => {
    const number = await queuedReservation();
    return {
      body: { sort: "-created_at" },
      inside: (answer) => expect(numbersOf(answer)).toContain(number),
      outside: (answer) => expect(numbersOf(answer)).toEqual([]),
    };
  },
  "phoneReservations.offer": async () => {
    const number = await queuedReservation();
    return { body: { number }, subject: `phone-reservation:${number}` };
  },
  "vitals.list": async () => {
    await db().execute(sql`
      insert into vital_buckets values (current_date, 'lt', 'home', 'phone', 'b1', 'LCP', 2500, 4)
      on conflict do nothing`);
    return {
      body: {},
      inside: (answer) => expect(answer).toMatchObject({ items: [{ storefront: "lt", vitals: [{ p75: 2_400 }] }] }),
      outside: (answer) => expect(answer).toMatchObject({ items: [] }),
    };
  },
  "errors.list": async () => {
    const number = await errorOfLt();
    return {
      body: {},
      inside: (answer) => expect(numbersOf(answer)).toContain(number),
      outside: (answer) => expect(numbersOf(answer)).toEqual([]),
    };
  },
  "errors.get": async () => {
    const number = await errorOfLt();
    return { body: { number }, inside: (answer) => expect(answer).toMatchObject({ number }) };
  },
  "errors.getReplay": async () => {
    const number = await errorOfLt();
    const replay = randomUUID().replaceAll("-", "");
    await db().execute(sql`insert into error_replays values (${replay}, 0, 'lt', now(), '[]')`);
    return {
      body: { number, replay },
      inside: (answer) => expect(answer).toEqual({ segments: [{ segment: 0, recording: "[]" }] }),
    };
  },
  "errors.resolve": async () => aboutError("open"),
  "errors.ignore": async () => aboutError("open"),
  "errors.reopen": async () => aboutError("ignored"),
  "contacts.list": async () => {
    const number = await writeToShop(app);
    return {
      body: { sort: "-created_at" },
      inside: (answer) => expect(numbersOf(answer)).toContain(number),
      outside: (answer) => expect(numbersOf(answer)).toEqual([]),
    };
  },
  "contacts.get": async () => {
    const number = await writeToShop(app);
    return { body: { number }, inside: (answer) => expect(answer).toMatchObject({ number }) };
  },
  "contacts.answer": async () => aboutMessage({ text: "It is on its way." }),
  "contacts.close": async () => aboutMessage({}),
  "contacts.spam": async () => aboutMessage({}),
  "contacts.release": async () => aboutMessage({}, { website: "a robot was here" }),
  "feeds.list": async () => {
    await feedOfLt();
    return {
      body: {},
      inside: (answer) => expect(feedsOf(answer)).toContain("lt"),
      outside: (answer) => expect(feedsOf(answer)).not.toContain("lt"),
    };
  },
  "integrations.list": async () => {
    await integrationOfLt();
    const accountsOf = (answer: object) => (answer as { items: { storefront: string }[] }).items;
    return {
      body: {},
      inside: (answer) => expect(accountsOf(answer).map(({ storefront }) => storefront)).toEqual(["lt"]),
      outside: (answer) => expect(accountsOf(answer)).toEqual([]),
    };
  },
  "integrations.set": async () => ({
    body: { storefront: "lt", vendor: "ga4", account: "G-ABC123", secret: "nobody reads this" },
    subject: "integration:lt:ga4",
  }),
  "integrations.remove": async () => {
    await integrationOfLt();
    return { body: { storefront: "lt", vendor: "meta" }, subject: "integration:lt:meta" };
  },
  "feedRefusals.list": async () => {
    await feedOfLt();
    return {
      body: { sort: "-noted_at" },
      inside: (answer) => expect(answer).toMatchObject({ items: [{ storefront: "lt" }] }),
      outside: (answer) => expect(answer).toEqual({ items: [], next: null, total: 0 }),
    };
  },
  "campaigns.list": async () => {
    const { id } = await aboutCampaign({});
    const ids = (answer: object) =>
      ("items" in answer ? (answer.items as { id: number }[]) : []).map((item) => item.id);
    return {
      body: { sort: "-created_at" },
      inside: (answer) => expect(ids(answer)).toContain(id),
      outside: (answer) => expect(ids(answer)).toEqual([]),
    };
  },
  "campaigns.create": async () => ({
    body: { storefront: "lt", topic: "offers", name: "Autumn" },
    subject: "campaigns of lt",
  }),
  "campaigns.saveText": async () =>
    aboutCampaign({
      language: "en",
      subject: "Autumn",
      preview: "New",
      blocks: [{ kind: "heading", level: 2, text: "Boots" }],
    }),
  "campaigns.test": async () => aboutCampaign({ language: "en" }),
  "campaigns.schedule": async () => aboutCampaign({ send_at: "2030-01-01T09:00:00Z" }),
  "campaigns.cancel": async () => aboutCampaign({}),
  "pro.list": async () => {
    const number = await companyOfLt("applied");
    return {
      body: { sort: "-created_at" },
      inside: (answer) => expect(numbersOf(answer)).toContain(number),
      outside: (answer) => expect(numbersOf(answer)).toEqual([]),
    };
  },
  "pro.ask": async () => aboutCompany("applied", { question: "What do you import?" }),
  "pro.activate": async () => aboutCompany("applied", {}),
  "pro.refuse": async () => aboutCompany("applied", { reason: "no such company" }),
  "pro.suspend": async () => aboutCompany("active", { reason: "unpaid invoices" }),
  "pro.restore": async () => aboutCompany("suspended", {}),
  "pro.close": async () => aboutCompany("active", { reason: "the company is dissolved" }),
  "payouts.confirm": async () => {
    const number = await requestedPayout(app);
    return { body: { number }, subject: `payout:${number}` };
  },
  "payouts.reject": async () => {
    const number = await requestedPayout(app);
    return { body: { number, reason: "the card is closed" }, subject: `payout:${number}` };
  },
  "content.list": async () => {
    const id = await draftEntry();
    return {
      body: { filter: { state: "draft" } },
      inside: (answer) => expect(entriesOf(answer)).toContain(id),
      outside: (answer) => expect(entriesOf(answer)).not.toContain(id),
    };
  },
  "content.get": async () => {
    const id = await draftEntry();
    return { body: { id } };
  },
  "content.create": async () => {
    const key = `new-${performance.now()}`.replace(".", "-");
    return { body: { storefront: "lt", kind: "page", key }, subject: `content:lt:page:${key}` };
  },
  "content.saveText": async () => aboutEntry({ ...TEXT, slug: `draft-${performance.now()}`.replace(".", "-") }),
  "content.preview": async () => {
    const { id, subject } = await aboutEntry({});
    await db().execute(sql`
      insert into content_texts (entry_id, language_id, storefront_code, kind, slug, title, description, blocks, words)
      select ${id}, id, 'lt', 'page', ${`preview-${id}`}, 'A draft', '', '[]', 0 from languages where iso_code = 'en'`);
    return { body: { id, language: "en" }, subject };
  },
  "content.addPictures": async () => {
    const { id, subject } = await aboutEntry({});
    return { body: { id, files: [] }, subject };
  },
  "content.move": async () => {
    const request = await aboutEntry({ event: "restore" });
    await db().execute(sql`update content_entries set state = 'archived' where id = ${request.id}`);
    return request;
  },
  "redirects.list": async () => {
    const id = await ruleOfLt();
    return {
      body: {},
      inside: (answer) => expect(entriesOf(answer)).toContain(id),
      outside: (answer) => expect(entriesOf(answer)).not.toContain(id),
    };
  },
  "missedPaths.list": async () => {
    await db().execute(sql`
      insert into missed_paths values ('lt', current_date, '/missed-by-many', '', 1000000) on conflict do nothing`);
    const missed = { items: expect.arrayContaining([expect.objectContaining({ path: "/missed-by-many" })]) };
    return {
      body: {},
      inside: (answer) => expect(answer).toMatchObject(missed),
      outside: (answer) => expect(answer).not.toMatchObject(missed),
    };
  },
  "redirects.export": async () => ({ body: { storefront: "lt" } }),
  "redirects.add": async () => {
    const path = `/added-${performance.now()}`;
    return { body: { storefront: "lt", path, target: "/cart", status: 301 }, subject: `redirect:lt:${path}` };
  },
  "redirects.change": async () => {
    const id = await ruleOfLt();
    return {
      body: { id, version: 1, path: `/changed-${id}`, status: 410 },
      subject: `redirect:${id}`,
    };
  },
  "redirects.remove": async () => {
    const id = await ruleOfLt();
    return { body: { id, version: 1 }, subject: `redirect:${id}` };
  },
  "redirects.import": async () => ({
    body: { storefront: "lt", csv: "path,status\n/gone-by-table,410\n", dry_run: false },
    subject: "redirects:lt",
  }),
  "translations.list": async () => ({ body: { storefront: "lt", language: "lt" } }),
  "changedTexts.list": async () => {
    const { key } = await textOfLt();
    const changed = { items: expect.arrayContaining([expect.objectContaining({ storefront: "lt", key })]) };
    return {
      body: {},
      inside: (answer) => expect(answer).toMatchObject(changed),
      outside: (answer) => expect(answer).not.toMatchObject(changed),
    };
  },
  "translations.get": async () => ({ body: { storefront: "lt", key: "header.cart" } }),
  "translations.getCoverage": async () => ({ body: { storefront: "lt" } }),
  "translations.export": async () => ({ body: { storefront: "lt", language: "lt" } }),
  "translations.save": async () => {
    const text = await textOfLt();
    return { body: { ...text, text: "Krepšys" }, subject: `text:lt:${text.key}` };
  },
  "translations.revert": async () => {
    const text = await textOfLt();
    return { body: text, subject: `text:lt:${text.key}` };
  },
  "translations.import": async () => ({
    body: { storefront: "lt", language: "lt", csv: "key,text\nheader.account,Mano paskyra\n", dry_run: true },
    subject: "texts:lt",
  }),
  "translations.allow": async () => {
    const email = `${randomUUID()}@example.com`;
    await addUser(app, { email, password: null });
    return { body: { storefront: "lt", email, is_allowed: true }, subject: "translator:lt" };
  },
  "withdrawals.list": async () => {
    const { number } = await aboutWithdrawal({});
    return {
      body: { sort: "-created_at" },
      inside: (answer) => expect(numbersOf(answer)).toContain(number),
      outside: (answer) => expect(numbersOf(answer)).not.toContain(number),
    };
  },
  "withdrawals.accept": async () => aboutWithdrawal({}),
  "withdrawals.refuse": async () => aboutWithdrawal({ reason: "too late" }),
  "withdrawals.receiveGoods": async () => {
    const request = await aboutWithdrawal({});
    await db().execute(sql`
      update withdrawals set state = 'accepted', accepted_at = now() where id = ${Number(request.number.slice(2))}`);
    return request;
  },
  "claims.list": async () => {
    const { number } = await aboutClaim({});
    return {
      body: { sort: "-created_at" },
      inside: (answer) => expect(numbersOf(answer)).toContain(number),
      outside: (answer) => expect(numbersOf(answer)).not.toContain(number),
    };
  },
  "claims.take": async () => aboutClaim({}, sql`state = 'open'`),
  "claims.ask": async () => aboutClaim({ question: "Which one?", days: 3 }),
  "claims.goOn": async () => aboutClaim({}, sql`state = 'info_needed', question = 'Which one?'`),
  "claims.fileWithCarrier": async () => aboutClaim({ reference: "OMN-1" }),
  "claims.carrierAnswered": async () => aboutClaim({ note: "they pay" }, sql`state = 'with_carrier'`),
  "claims.approve": async () => aboutClaim({ amount: fromMinor(100) }),
  "claims.reject": async () => aboutClaim({ reason: "it was charged once" }),
  "payouts.finishByHand": async () => {
    const number = await payoutByHand(app);
    return { body: { number, reference: "bank transfer 7" }, subject: `payout:${number}` };
  },
  "silentShipments.list": async () => {
    const shipment = await silentShipment();
    return {
      body: { sort: "-created_at" },
      inside: (answer) => expect(shipmentsOf(answer)).toContain(shipment),
      outside: (answer) => expect(shipmentsOf(answer)).not.toContain(shipment),
    };
  },
  "parkedReports.list": async () => {
    const number = randomUUID();
    await db().execute(sql`
      insert into parked_carrier_events (carrier, tracking_number, carrier_code, happened_at, reason)
      values ('northpost', ${number}, 'EMC', now(), 'unknown_number')`);
    return {
      body: {},
      inside: (answer) => expect(numbersOf(answer)).toEqual([]),
      outside: (answer) => expect(numbersOf(answer)).toEqual([]),
    };
  },
  "shipments.record": async () => {
    const shipment = await silentShipment();
    return { body: { shipment, code: "in_transit" }, subject: `shipment:${shipment}` };
  },
  "shipments.label": async () => {
    const number = `OR${await paidOrder()}`;
    return { body: { number, carrier: "northpost" }, subject: `shipment of:${number}` };
  },
  "shipments.getLabel": async () => ({ body: { number: `OR${await paidOrder()}` } }),
  "invoices.list": async () => {
    const number = await invoice();
    return {
      body: { limit: 1 },
      inside: (answer, may) =>
        expect(answer).toMatchObject({ items: [{ number, next_events: offered(may, { cancel: "invoices.write" }) }] }),
      outside: (answer) => expect(answer).toEqual({ items: [], next: null, total: 0 }),
    };
  },
  "invoices.issue": async () => {
    const line = { text: "Duty that customs took", amount: fromMinor(1_250), treatment: "disbursement" };
    const body = { storefront: "lt", email: "ruta@example.com", kind: "customs", lines: [line] };
    return { body, subject: expect.stringMatching(/^invoice:IN\d+$/) };
  },
  "invoices.cancel": async () => {
    const number = await invoice();
    return { body: { number, reason: "as asked" }, subject: `invoice:${number}` };
  },
  "stock.set": async () => {
    const { variantId } = await addProduct(db());
    return { body: { variant_id: variantId, on_hand: 3 }, subject: `variant:${variantId}` };
  },
  "parcels.list": async () => {
    const number = await parcelOfLt("in_storage");
    return {
      body: { filter: { search: number } },
      inside: (answer) => expect(answer).toMatchObject({ items: [{ number }], total: 1 }),
      outside: (answer) => expect(answer).toMatchObject({ items: [], total: 0 }),
    };
  },
  "parcels.receive": async () => {
    const number = await parcelOfLt("expected");
    const size = { weight_grams: 900, length_mm: 200, width_mm: 150, height_mm: 100 };
    return { body: { warehouse: "US", number, ...size }, subject: `parcel:${number}` };
  },
  "parcels.match": async () => {
    const number = await parcelOfLt("unidentified");
    return { body: { number, suite: "LT-40817" }, subject: `parcel:${number}` };
  },
  "parcels.hold": () => aboutParcel("in_storage", { reason: "damage" }),
  "parcels.release": () => aboutParcel("on_hold", {}),
  "parcels.serviceDone": async () => {
    const request = await aboutParcel("in_storage", { kind: "open_and_check" });
    await db().execute(sql`
      insert into parcel_services (parcel_id, kind, price) values (${Number(request.body.number.slice(2))}, 'open_and_check', 0)`);
    return request;
  },
  "parcels.returned": () => aboutParcel("returning", {}),
  "parcels.dispose": () => aboutParcel("disposal_due", {}),
  "parcels.lose": () => aboutParcel("in_storage", { note: "not on its shelf" }),
  "catalog.setPrice": async () => {
    const { variantId } = await addProduct(db());
    const price = { currency: "EUR", amount: fromMinor(900), isReduction: false };
    return { body: { storefront: "lt", variantId, ...price }, subject: `variant:${variantId}` };
  },
  "forwarding.list": async () => {
    const number = await addRequest(app, "paid");
    return {
      body: { limit: 1, sort: "-created_at" },
      inside: (answer, may) =>
        expect(answer).toMatchObject({
          items: [{ number, next_events: offered(may, { start: "warehouse.work", hold: "forwarding.write" }) }],
        }),
      outside: (answer) => expect(answer).toEqual({ items: [], next: null, total: 0 }),
    };
  },
  "forwarding.getCustomsInvoice": async () => ({ body: { number: await addRequest(app, "paid") } }),
  "forwarding.start": () => onRequest("paid"),
  "forwarding.measure": () =>
    onRequest("packing", { boxes: [{ weight_grams: 900, length_mm: 300, width_mm: 200, height_mm: 100 }] }),
  "forwarding.label": () => onRequest("packed"),
  "forwarding.dispatch": () => onRequest("ready_to_ship"),
  "forwarding.hold": () => onRequest("paid", { note: "as asked" }),
  "forwarding.release": () => onRequest("on_hold"),
  "forwarding.askDocuments": () => onRequest("customs", { note: "an invoice" }),
  "forwarding.settleCustoms": () => onRequest("customs", { duty: 0, import_vat: 0 }),
  "forwarding.return": () => onRequest("dispatched"),
  "forwarding.lose": () => onRequest("dispatched", { note: "the carrier says so" }),
  "consignments.list": async () => {
    const number = await consignmentOfLt();
    return {
      body: { limit: 1 },
      inside: (answer) => expect(answer).toMatchObject({ items: [{ number, requests: 1 }] }),
      outside: (answer) => expect(answer).toEqual({ items: [], next: null, total: 0 }),
    };
  },
  "consignments.create": async () => {
    const requests = [await addRequest(app, "dispatched")];
    return {
      body: { warehouse: "US", shipping_method: "air", reference: "020-12345675", requests },
      subject: expect.stringMatching(/^consignment:CO\d+$/),
    };
  },
  "consignments.add": async () => onConsignment({ requests: [await addRequest(app, "dispatched")] }),
  "consignments.event": () => onConsignment({ code: "in_transit" }),
  "consignments.close": () => onConsignment({}),
  "quotes.list": async () => {
    const number = await addQuote(app, "submitted");
    return {
      body: { limit: 1, sort: "-submitted_at" },
      inside: (answer, may) =>
        expect(answer).toMatchObject({ items: [{ number, next_events: offered(may, { take: "quotes.write" }) }] }),
      outside: (answer) => expect(answer).toEqual({ items: [], next: null, total: 0 }),
    };
  },
  "quotes.getInvoice": async () => ({ body: { number: await addQuote(app, "submitted") } }),
  "quotes.take": () => onQuote("submitted"),
  "quotes.ask": () => onQuote("in_review", { kind: "text", question: "Which size?", days: 3 }),
  "quotes.price": () => onQuote("in_review", PRICE),
  "quotes.reject": () => onQuote("in_review", { note: "it cannot be sold abroad" }),
  "quotes.buy": async () => onPaidQuote(await paidQuoteOf(), {}),
  "quotes.itemBought": async () => onPaidQuote(await addBuying(app, await quoteDesk(app), "wanted"), { item: 1 }),
  "quotes.itemUnavailable": async () => onPaidQuote(await addBuying(app, await quoteDesk(app), "wanted"), { item: 1 }),
  "quotes.priceRose": async () =>
    onPaidQuote(await addBuying(app, await quoteDesk(app), "wanted"), { item: 1, price: 9_000_000 }),
  "quotes.itemShipped": async () =>
    onPaidQuote(await addBuying(app, await quoteDesk(app), "bought"), { items: [1], tracking_number: "1ZACCESS01" }),
};

const paidQuoteOf = async () => (await paidQuote(app, await quoteDesk(app), await addForwarder(app))).number;

const onPaidQuote = (number: string, more: object): Request => ({
  body: { number, ...more },
  subject: `quote:${number}`,
});

async function onQuote(state: string, more: object = {}): Promise<Request> {
  const number = await addQuote(app, state);
  return { body: { number, ...more }, subject: `quote:${number}` };
}

/** A flight that carries one request of lt; its number. */
async function consignmentOfLt(): Promise<string> {
  const request = Number((await addRequest(app, "dispatched")).slice(2));
  const { rows } = await db().execute<{ id: number }>(sql`
    with added as (
      insert into consignments (warehouse_id, shipping_method, reference, state)
      values (1, 'air', '020-12345675', 'open') returning id)
    update forward_requests set consignment_id = added.id from added where forward_requests.id = ${request}
    returning consignment_id as id`);
  return `CO${rows[0]?.id}`;
}

async function onConsignment(more: object): Promise<Request> {
  const number = await consignmentOfLt();
  return { body: { number, ...more }, subject: `consignment:${number}` };
}

async function onRequest(state: string, more: object = {}): Promise<Request> {
  const number = await addRequest(app, state);
  return { body: { number, ...more }, subject: `forward-request:${number}` };
}

interface Definition {
  "~orpc": { meta: StaffCallPolicy; route: { path: string } };
}

const calls = Object.entries(staffContract).flatMap(([area, definitions]) =>
  Object.entries(definitions).flatMap(([name, definition]) => {
    const { meta, route } = (definition as unknown as Definition)["~orpc"];
    const { permission } = meta;
    return permission === null ? [] : [{ call: `${area}.${name}`, ...meta, permission, path: route.path }];
  }),
);

const isAllowed = (role: string | null, permission: Permission) => {
  const granted = rights.get(role) ?? [];
  return granted.includes("*") || granted.includes(permission);
};

async function memberOf(role: string | null, storefront: string) {
  const id = await addMember(db(), { roles: role === null ? [] : [role], storefronts: [storefront] });
  return { id, cookies: await staffSession(db(), id) };
}

const make = (path: string, { body }: Request, cookies: Record<string, string>) =>
  staffCall(app, path, body, { cookies, headers: { "idempotency-key": randomUUID() } });

const auditOf = async (memberId: number) =>
  (
    await db().execute(sql`
      select call, subject, storefront_code, input, address from audit_entries where member_id = ${memberId}`)
  ).rows;

test("T065 every staff call with a permission has a case here", () => {
  expect(Object.keys(CASES).sort()).toEqual(calls.map(({ call }) => call).sort());
});

test("T065 the roles of the matrix are those of the database", () => {
  expect([...rights.keys()].sort()).toEqual(ROLES.filter((role) => role !== null).sort());
});

describe.each(ROLES)("T065 the role %s", (role) => {
  test.each(calls)("T065 T068 calls $call in its own storefront, and finds nothing in another", async (definition) => {
    const { call, permission, effect, path } = definition;
    const request = await CASES[call]?.();
    if (!request) throw new Error(`There is no case for ${call}`);
    const [inside, outside] = [await memberOf(role, "lt"), await memberOf(role, "lv")];
    const foreign = await make(path, request, outside.cookies);
    const own = await make(path, request, inside.cookies);
    if (!isAllowed(role, permission)) {
      expect([own.statusCode, foreign.statusCode]).toEqual([403, 403]);
      expect([...(await auditOf(inside.id)), ...(await auditOf(outside.id))]).toEqual([]);
      return;
    }
    expect(own.statusCode, own.body).toBe(200);
    request.inside?.(own.json(), (needed) => isAllowed(role, needed));
    const entry = { call, subject: request.subject, storefront_code: "lt", address: "127.0.0.1" };
    expect(await auditOf(inside.id)).toMatchObject(effect === "write" ? [entry] : []);
    expect(foreign.statusCode, foreign.body).toBe(request.outside ? 200 : 404);
    request.outside?.(foreign.json());
    expect(await auditOf(outside.id)).toEqual([]);
  });
});

describe("T059 what is outside of a member's storefronts", () => {
  test.each(calls.filter(({ effect }) => effect === "write"))(
    "is answered by $call as what does not exist",
    async ({ call, path }) => {
      const { cookies } = await memberOf("administrator", "lv");
      const request = await CASES[call]?.();
      const answers = [
        await staffCall(app, path, request?.body, { cookies, headers: { "idempotency-key": randomUUID() } }),
        await staffCall(app, path, nowhere(request?.body ?? {}), {
          cookies,
          headers: { "idempotency-key": randomUUID() },
        }),
      ].map(({ statusCode, json }) => ({ statusCode, ...json(), request_id: "" }));
      expect(answers[0]).toMatchObject({ statusCode: 404, code: "not_found" });
      expect(answers[1]).toEqual(answers[0]);
    },
  );
});

/** The same request about something that does not exist. */
function nowhere(body: object): object {
  const names = {
    payment: "none",
    customer_id: 2_000_000_000,
    shipment: 2_000_000_000,
    variant_id: 2_000_000_000,
    storefront: "xx",
  };
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      name === "number" ? String(value).replace(/\d+/, "999999999") : ({ ...names }[name as "payment"] ?? value),
    ]),
  );
}

describe("a dangerous call", () => {
  test.each(calls.filter(({ stepUp }) => stepUp))("T068 $call needs a fresh code", async ({ call, path }) => {
    const id = await addMember(db());
    const cookies = await staffSession(db(), id, { isSteppedUp: false });
    const request = await CASES[call]?.();
    const answer = await staffCall(app, path, request?.body, { cookies, headers: { "idempotency-key": randomUUID() } });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "step_up_required"]);
    expect(await auditOf(id)).toEqual([]);
  });
});
