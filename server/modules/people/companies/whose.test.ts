import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CompanyRole } from "#domain/people/companies/company-access.ts";
import type { CompanyState } from "#domain/people/companies/company-machine.ts";
import {
  addForwarder,
  addParcel,
  draftOf,
  type Forwarder,
  requestCall,
  submittedOf,
} from "#testing/forwarding/forward-requests.ts";
import { addCompany } from "#testing/people/companies.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import { membership } from "./index.ts";

let app: TestApp;
let outsider: Forwarder;

beforeAll(async () => {
  app = await createTestApp({});
  outsider = await addForwarder(app);
});
afterAll(() => app?.close());

/** A company of one of each role, with a parcel and a draft of the owner's. */
async function companyIn(state: CompanyState) {
  const people = {
    owner: await addForwarder(app),
    buyer: await addForwarder(app),
    accountant: await addForwarder(app),
    viewer: await addForwarder(app),
  };
  const parcel = await addParcel(app, people.owner);
  const slug = await draftOf(app, people.owner, [await addParcel(app, people.owner)]);
  const members = Object.entries(people).map(([role, { id }]) => ({ userId: id, role: role as CompanyRole }));
  const id = await addCompany(app, { state, members });
  return { id, people, parcel, slug };
}

const parcelCall = (who: Forwarder, name: string, body: object) =>
  call(app, `/parcels/${name}`, body, { cookies: who.cookies, headers: { "idempotency-key": crypto.randomUUID() } });

async function reach(who: Forwarder, { parcel, slug }: { parcel: string; slug: string }) {
  const packing = { slug, join: true, wrap: false, unbox: false, insure: true };
  return {
    sees: [
      (await parcelCall(who, "get", { number: parcel })).statusCode,
      (await requestCall(app, who, "get", { slug })).statusCode,
    ],
    acts: [
      (await parcelCall(who, "request-service", { number: parcel, kind: "photos" })).statusCode,
      (await requestCall(app, who, "set-packing", packing)).statusCode,
    ],
  };
}

const ALL = { sees: [200, 200], acts: [200, 200] };
const SEES = { sees: [200, 200], acts: [404, 404] };
const NOTHING = { sees: [404, 404], acts: [404, 404] };

describe("FORWARDING-07 whose a company's parcels and requests are", () => {
  test("T059 T066 owner and buyer act, accountant and viewer see, for others there is nothing", async () => {
    const company = await companyIn("active");
    const { people } = company;
    expect(await reach(people.viewer, company)).toEqual(SEES);
    expect(await reach(people.accountant, company)).toEqual(SEES);
    expect(await reach(outsider, company)).toEqual(NOTHING);
    expect(await reach(people.buyer, company)).toEqual(ALL);
    const other = await companyIn("active");
    expect(await reach(other.people.owner, company)).toEqual(NOTHING);
  });

  test("T059 nobody acts for a suspended company; of a closed one its owner has what is left, and nobody else", async () => {
    const suspended = await companyIn("suspended");
    expect(await reach(suspended.people.owner, suspended)).toEqual(SEES);
    const closed = await companyIn("closed");
    expect(await reach(closed.people.buyer, closed)).toEqual(NOTHING);
    expect(await reach(closed.people.owner, closed)).toEqual(ALL);
  });

  test("T134 a draft shows its reader's own addresses, and a viewer not where a colleague sends it", async () => {
    const { people, slug } = await companyIn("active");
    await app.database.db.execute(sql`
      insert into delivery_addresses (user_id, first_name, last_name, first_address, city, zip, phone_number, country_id)
      values (${people.owner.id}, 'Rūta', 'K', 'Private str. 1', 'Vilnius', '08117', '+370 600 11111', 1)`);
    const shownTo = async (who: Forwarder) => (await requestCall(app, who, "get", { slug })).json().request;
    expect((await shownTo(people.owner)).client_addresses).toMatchObject([{ first_address: "Private str. 1" }]);
    for (const who of [people.buyer, people.accountant, people.viewer])
      expect(JSON.stringify(await shownTo(who))).not.toMatch(/Private str|600 11111/);
    expect((await shownTo(people.buyer)).address).toMatchObject({ first_address: "Žvėryno g. 14-7" });
    expect((await shownTo(people.viewer)).address).toBeNull();
    const packing = { slug, join: true, wrap: false, unbox: false, insure: true };
    const changed = await requestCall(app, people.buyer, "set-packing", packing);
    expect(changed.body).not.toContain("Private str");
  });

  test("FORWARDING-07 a member's lists have the company's parcels and requests beside their own", async () => {
    const { people, parcel } = await companyIn("active");
    const { slug } = await submittedOf(app, people.owner, [await addParcel(app, people.owner)]);
    const own = await addParcel(app, people.buyer);
    const listed = (await parcelCall(people.buyer, "list", {})).json();
    expect(listed.items.map(({ number }: { number: string }) => number)).toEqual(expect.arrayContaining([parcel, own]));
    const orders = await call(app, "/my-orders/get-my-orders", { language_id: 1 }, { cookies: people.viewer.cookies });
    expect(orders.json().items.map((order: { slug: string }) => order.slug)).toEqual([slug]);
  });

  test("FORWARDING-07 a member's new parcels go to the company's suite", async () => {
    const { people } = await companyIn("active");
    const suiteOf = async (who: Forwarder) => (await parcelCall(who, "desk", {})).json().suite.number;
    expect(await suiteOf(people.buyer)).toBe(await suiteOf(people.owner));
  });

  test("FORWARDING-07 membership names the live company of a person in a storefront", async () => {
    const { id, people } = await companyIn("active");
    const { db } = app.database;
    const ask = (userId: number, storefront = "lt") => membership(db, { userId, storefront });
    expect(await ask(people.viewer.id)).toEqual({ companyId: id, role: "viewer", state: "active", monthlyLimit: null });
    expect(await ask(people.viewer.id, "lv")).toBeUndefined();
    expect(await ask(outsider.id)).toBeUndefined();
    expect(await ask((await companyIn("closed")).people.owner.id)).toBeUndefined();
    const shown = await call(app, "/pro/get", {}, { cookies: people.buyer.cookies });
    expect(shown.json().company).toMatchObject({ state: "active", role: "buyer", may_act: true });
  });
});
