import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addForwarder,
  addParcel,
  type Forwarder,
  requestCall,
  submittedOf,
} from "#testing/forwarding/forward-requests.ts";
import { addPro, proCall } from "#testing/forwarding/pro-desk.ts";
import { addCompany } from "#testing/people/companies.ts";
import { query } from "#testing/people/identity.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let pro: Forwarder;
let customer: Forwarder;
beforeAll(async () => {
  app = await createTestApp();
  [pro, customer] = [await addPro(app), await addForwarder(app)];
});
afterAll(() => app.close());

const open = async (path: string, who?: Forwarder, host?: string) => {
  const answer = await visit(app, {
    path: `/en${path}`,
    ...(who ? { cookies: who.cookies } : {}),
    ...(host ? { host } : {}),
  });
  return { status: answer.statusCode, to: answer.headers.location, html: answer.payload };
};

describe("FORWARDING-07 the pages of the pro area", () => {
  test("ROUTE-33 AUTH-11 the desk is for an active business; others see what it is", async () => {
    expect(await open("/site-pro", pro)).toMatchObject({ status: 200 });
    expect(await open("/site-pro", customer)).toMatchObject({ status: 302, to: "/en/pro" });
    expect(await open("/site-pro")).toMatchObject({ status: 302, to: "/en/login?redirect=%2Fsite-pro" });
    expect((await open("/site-pro", pro, "pj.localhost")).status).not.toBe(200);
  });

  test("FORWARDING-07 the desk counts what waits, and lists it", async () => {
    const owner = await addPro(app);
    const [undeclared, ready] = [await addParcel(app, owner, { line: null }), await addParcel(app, owner)];
    const held = Number((await addParcel(app, owner)).slice(2));
    await query(app, "update parcels set state = 'on_hold', hold_reason = 'damage' where id = $1", [held]);
    expect((await proCall(app, owner, "/pro-desk/get")).json()).toMatchObject({
      to_declare: 1,
      ready: 1,
      ready_grams: 1_200,
      on_hold: 1,
      to_pay: 0,
    });
    const all = (await open("/site-pro?tab=parcels", owner)).html;
    expect([all.includes(undeclared), all.includes(ready)]).toEqual([true, true]);
    const declared = (await open("/site-pro?tab=parcels&work=ready", owner)).html;
    expect([declared.includes(`/parcels/${undeclared}"`), declared.includes(`/parcels/${ready}"`)]).toEqual([
      false,
      true,
    ]);
  });

  test("ROUTE-34 T059 one's own parcel is declared in the grid; a stranger's is not found", async () => {
    const parcel = await addParcel(app, pro, { line: null });
    expect(await open(`/site-pro-edit/${parcel}`, pro)).toMatchObject({ status: 200 });
    expect((await open(`/site-pro-edit/${parcel}`, customer)).status).toBe(404);
    const own = await addParcel(app, customer, { line: null });
    expect(await open(`/site-pro-edit/${own}`, customer)).toMatchObject({ status: 200 });
    expect((await open(`/site-pro-edit/${parcel}`)).to).toBe(`/en/login?redirect=%2Fsite-pro-edit%2F${parcel}`);
    expect((await open(`/site-pro-edit/${parcel}`, pro, "tp.localhost")).status).not.toBe(200);
  });

  test("ROUTE-35 T059 delivery waits until every chosen parcel is declared", async () => {
    const [ready, undeclared] = [await addParcel(app, pro), await addParcel(app, pro, { line: null })];
    expect(await open(`/site-pro-delivery?parcels=${ready}`, pro)).toMatchObject({ status: 200 });
    expect(await open(`/site-pro-delivery?parcels=${ready},${undeclared}`, pro)).toMatchObject({
      status: 302,
      to: `/en/site-pro-edit/${undeclared}`,
    });
    expect((await open(`/site-pro-delivery?parcels=${ready}`, customer)).status).toBe(404);
  });

  test("ROUTE-35 delivery without parcels is a choice of those that are ready", async () => {
    const owner = await addPro(app);
    expect(await open("/site-pro-delivery", owner)).toMatchObject({ status: 200 });
    const [ready, undeclared] = [await addParcel(app, owner), await addParcel(app, owner, { line: null })];
    const { status, html } = await open("/site-pro-delivery", owner);
    expect([status, html.includes(`/parcels/${ready}"`), html.includes(`/parcels/${undeclared}"`)]).toEqual([
      200,
      true,
      false,
    ]);
    expect(html).toContain("Choose the parcels to send");
  });

  test("ROUTE-36 T059 several requests are paid on one page; a stranger's are not found", async () => {
    const numbers: string[] = [];
    for (const parcel of [await addParcel(app, pro), await addParcel(app, pro)]) {
      const { slug } = await submittedOf(app, pro, [parcel]);
      numbers.push((await requestCall(app, pro, "get", { slug })).json().request.number);
    }
    const path = `/site-pro-payment/${numbers.join("/")}`;
    const { status, html } = await open(path, pro);
    expect([status, ...numbers.map((number) => html.includes(number))]).toEqual([200, true, true]);
    expect((await open(path, customer)).status).toBe(404);
    expect((await open("/site-pro-payment/FR999999", pro)).status).toBe(404);
  });

  test("FORWARDING-07 T065 who only sees the company finds no button that would be refused, and no link that leads nowhere", async () => {
    const [owner, viewer] = [await addForwarder(app), await addForwarder(app)];
    const members = [
      { userId: owner.id, role: "owner" as const },
      { userId: viewer.id, role: "viewer" as const },
    ];
    await query(app, "delete from suites where user_id = $1", [viewer.id]);
    await addCompany(app, { members });
    const [undeclared, ready] = [await addParcel(app, owner, { line: null }), await addParcel(app, owner)];
    const { slug } = await submittedOf(app, owner, [await addParcel(app, owner)]);
    const { number } = (await requestCall(app, owner, "get", { slug })).json().request;
    const pages = {
      "/site-pro?tab=parcels": ["/site-pro-edit/", "checkbox", "/parcels/announce", "/pro/statements"],
      "/site-pro?tab=requests": ["checkbox", "/site-pro-payment/"],
      "/parcels": ["Declare<span", "checkbox", "/forward?parcels=", "/parcels/announce"],
      [`/parcels/${undeclared}`]: ["<form", "Save"],
      [`/parcels/${ready}`]: ["/forward?parcels="],
      "/parcels/announce": ["<form"],
      [`/my-orders/${slug}`]: [`/payment/${slug}`, "Cancel the request"],
      [`/site-pro-payment/${number}`]: ["Pay €"],
      "/pro/team": ["Invite", "/pro/statements"],
    };
    const main = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const links = new Set<string>();
    for (const [path, offered] of Object.entries(pages)) {
      const [seen, done] = [await open(path, viewer), await open(path, owner)];
      expect([path, seen.status, done.status]).toEqual([path, 200, 200]);
      const foundBy = (html: string) => offered.filter((part) => main(html).includes(part));
      expect([path, foundBy(done.html), foundBy(seen.html)]).toEqual([path, offered, []]);
      for (const [, to = ""] of main(seen.html).matchAll(/href="\/en(\/[^"#]*)"/g))
        links.add(to.replaceAll("&amp;", "&"));
    }
    expect([...links]).toContain(`/parcels/${ready}`);
    for (const to of links) expect([to, (await open(to, viewer)).status]).not.toEqual([to, 404]);
  });
});
