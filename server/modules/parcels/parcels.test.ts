import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser, signedIn } from "../../../testing/accounts.ts";
import { addCompany } from "../../../testing/companies.ts";
import { PDF, upload } from "../../../testing/files.ts";
import { checkParcels } from "../../../testing/invariants/check-parcels.ts";
import { forwardingCustomer, LINE, runParcelEffects, storedParcel, warehouseMember } from "../../../testing/parcels.ts";
import { call, createTestApp, type TestApp, visit } from "../../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  expect(await checkParcels(app.database.db)).toEqual([]);
  await app.close();
});

describe("FORWARDING-02 the forwarding desk", () => {
  test("FORWARDING-02 gives a customer one suite, the same at all warehouses, however often it is asked for", async () => {
    const email = "first-visit@example.com";
    await addUser(app, { email });
    const cookies = await signedIn(app, email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(app, "/parcels/desk", {}, { cookies })));
    const desks = answers.map((answer) => answer.json());
    expect(new Set(desks.map(({ suite }) => suite.number)).size).toBe(1);
    expect(desks[0].suite.number).toMatch(/^LT-\d{5}$/);
    expect(desks[0].addresses.map(({ warehouse }: { warehouse: string }) => warehouse)).toEqual(["US", "CN", "GB"]);
    expect(desks[0].addresses[0]).toMatchObject({
      recipient: "Ruta Zalgire",
      street: "1200 Dock Street",
      city: "New Castle",
    });
    expect(desks[0].addresses[2].methods).toEqual(["air"]);
  });

  test("FORWARDING-03 each address has the tariffs of its methods, by which the desk prices what is chosen", async () => {
    const { addresses } = (await (await forwardingCustomer(app)).ask("desk", {})).json();
    const [delaware, , manchester] = addresses;
    expect(delaware.freight).toEqual([
      { method: "air", base_amount: 41_500, amount_per_step: 54_500, step_grams: 500, volume_divisor: 6_000 },
      { method: "sea", base_amount: 88_000, amount_per_step: 40_000, step_grams: 10_000, volume_divisor: 1_000 },
    ]);
    expect(manchester.freight.map(({ method }: { method: string }) => method)).toEqual(["air"]);
  });

  test("FORWARDING-02 has no address for an e-mail that is not confirmed, and nothing without the feature", async () => {
    await addUser(app, { email: "unconfirmed@example.com", isConfirmed: false });
    const cookies = await signedIn(app, "unconfirmed@example.com");
    expect((await call(app, "/parcels/desk", {}, { cookies })).json()).toMatchObject({ suite: null, addresses: [] });
    await addUser(app, { email: "willow@example.com", storefront: "wl" });
    const willow = {
      host: "wl.localhost",
      cookies: await signedIn(app, "willow@example.com", { host: "wl.localhost" }),
    };
    expect((await call(app, "/parcels/desk", {}, willow)).statusCode).toBe(404);
    for (const path of ["/en/parcels", "/en/parcels/announce", "/en/parcels/PA1"])
      expect((await visit(app, { path, ...willow })).statusCode, path).toBe(404);
  });

  test("ROUTE-37 a guest is asked to sign in", async () => {
    const answer = await visit(app, { path: "/en/parcels" });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/en/login?redirect=%2Fparcels"]);
  });
});

describe("FORWARDING-02 announcing", () => {
  test("ERROR-05 answers each problem at its field and stores nothing", async () => {
    const { announce, ask } = await forwardingCustomer(app);
    const answer = await announce({ warehouse: "FR", tracking_number: "1 2", shop: "", expected_on: "2020-01-01" });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      warehouse: "validation.choice",
      tracking_number: "parcel.announce.tracking",
      shop: "validation.required",
      expected_on: "parcel.announce.day",
    });
    expect((await ask("list", {})).json()).toMatchObject({ items: [], total: 0 });
  });

  test("T118 one box is announced once, by a repeated call, by many at once and by another key", async () => {
    const { announce, ask } = await forwardingCustomer(app);
    const answers = await Promise.all(Array.from({ length: 6 }, () => announce({ tracking_number: "1z 999 aa1" })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json().errors).toEqual({ tracking_number: "parcel.announce.twice" });
    expect((await ask("list", { filter: { tab: "expected" } })).json()).toMatchObject({
      total: 1,
      items: [{ status: "expected", tracking_number: "1Z999AA1", shop: "bookbarn.com" }],
    });
    const body = {
      warehouse: "CN",
      tracking_number: "SF12345678",
      carrier: "",
      shop: "tea.cn",
      expected_on: "",
      note: "",
    };
    const key = randomUUID();
    const [first, second] = [await ask("announce", body, key), await ask("announce", body, key)];
    expect(second.json()).toEqual(first.json());
  });

  test("I10 takes an announcement back only while the parcel is awaited", async () => {
    const { announce, ask, suite } = await forwardingCustomer(app);
    const { number } = (await announce()).json();
    expect((await ask("cancel", { number })).json().parcel.status).toBe("cancelled");
    expect((await ask("cancel", { number })).statusCode).toBe(409);
    expect((await ask("cancel", { number: await storedParcel(app, suite) })).statusCode).toBe(409);
  });
});

describe("FORWARDING-02 receiving", () => {
  test("FORWARDING-02 an announced box is known by its tracking number, weighed, measured and mailed at once", async () => {
    const { announce, shown, email } = await forwardingCustomer(app);
    const { number } = (await announce({ tracking_number: "1ZKNOWN0001" })).json();
    const staff = await warehouseMember(app);
    const received = await staff.receive({ tracking_number: "1z known 0001", shelf: "C-14-3" });
    expect(received.json()).toEqual({ status: true, number, state: "in_storage" });
    expect(await shown(number)).toMatchObject({
      status: "not_declared",
      shelf: "C-14-3",
      shop: "bookbarn.com",
      size: { weight_grams: 1_280, volume_grams: 1_621, charged_grams: 2_000, is_by_volume: true },
      storage: { days_left: 30, free_days: 30, fee: 0 },
      actions: ["reserve", "ask_return", "give_up"],
    });
    await runParcelEffects(app);
    const mail = app.mails.findLast(({ to }) => to === email);
    expect(mail).toMatchObject({ template: "parcel-arrived", values: { number, warehouse: "Delaware" } });
  });

  test("FORWARDING-02 a box of nobody is known by the suite on its label; a company has 60 free days", async () => {
    const { id, suite, shown } = await forwardingCustomer(app);
    await addCompany(app, { members: [{ userId: id, role: "owner" }] });
    const staff = await warehouseMember(app);
    const { number, state } = (await staff.receive({ suite: `Apt. ${suite.replace("-", " ")}` })).json();
    expect(state).toBe("in_storage");
    expect((await shown(number)).storage).toMatchObject({ days_left: 60 });
  });

  test("FORWARDING-03 a parcel says what it costs to send by itself, by both methods of its warehouse", async () => {
    const { suite, shown } = await forwardingCustomer(app);
    const staff = await warehouseMember(app);
    const box = { suite, weight_grams: 3_100, length_mm: 460, width_mm: 310, height_mm: 280 };
    const { number } = (await staff.receive(box)).json();
    expect((await shown(number)).freight).toEqual([
      { method: "air", price: 804_500 },
      { method: "sea", price: 248_000 },
    ]);
    const british = (await staff.receive({ ...box, warehouse: "GB" })).json();
    expect((await shown(british.number)).freight.map(({ method }: { method: string }) => method)).toEqual(["air"]);
  });

  test("T059 a box without a readable suite is nobody's: no list has it, and a claim does not tell whether it exists", async () => {
    const { ask, suite, shown } = await forwardingCustomer(app);
    const staff = await warehouseMember(app);
    const { number, state } = (await staff.receive({ tracking_number: "1ZNOBODY01" })).json();
    expect(state).toBe("unidentified");
    expect((await ask("list", {})).json().total).toBe(0);
    expect((await ask("get", { number })).statusCode).toBe(404);
    const proof = "Bought at bookbarn.com, order 1742, six books";
    const claims = ["1ZNOBODY01", "1ZNOTHERE1"].map((tracking_number) =>
      ask("claim-unidentified", { tracking_number, proof }),
    );
    const answers = await Promise.all(claims);
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(Array(2).fill([200, { status: true }]));
    const queue = (await staff.make("queue", { filter: { state: "unidentified", search: "1ZNOBODY01" } })).json();
    expect(queue.items).toMatchObject([{ number, suite: null, claimed_by: [suite], next_events: ["match", "lose"] }]);
    expect((await staff.make("match", { number, suite: "LT-00000" })).statusCode).toBe(422);
    expect((await staff.make("match", { number, suite })).json().state).toBe("in_storage");
    expect(await shown(number)).toMatchObject({ status: "not_declared" });
  });

  test("I10 I13 one box is received once, however many scan it at once", async () => {
    const { announce, shown } = await forwardingCustomer(app);
    const { number } = (await announce({ tracking_number: "1ZRACE00001" })).json();
    const staff = await warehouseMember(app);
    const scans = Array.from({ length: 6 }, () => staff.receive({ number }));
    const codes = (await Promise.all(scans)).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await shown(number)).timeline).toHaveLength(2);
  });
});

describe("FORWARDING-02 declaring", () => {
  test("ERROR-05 answers broken lines at their fields and keeps what was declared before", async () => {
    const { ask, suite, shown } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    const declare = (lines: object[], is_attested = true) => ask("declare", { number, lines, is_attested });
    const declared = await declare([
      LINE,
      { ...LINE, description: "Cotton socks", quantity: 3, unit_value: 45_000, hs6: "6115.95" },
    ]);
    expect(declared.json().parcel).toMatchObject({ status: "ready", declaration: "complete", value: 934_000 });
    const broken = await declare(
      [
        { ...LINE, description: "gift", unit_value: null },
        { ...LINE, hs6: "000000", origin: "" },
      ],
      false,
    );
    expect(broken.statusCode).toBe(422);
    expect(broken.json().errors).toEqual({
      "lines.0.description": "declaration.vague",
      "lines.0.unit_value": "declaration.value",
      "lines.1.hs6": "declaration.code",
      "lines.1.origin": "declaration.origin",
      is_attested: "declaration.attest",
    });
    expect((await shown(number)).lines).toHaveLength(2);
  });

  test("I16 a declaration that was paid for is not changed", async () => {
    const { ask, suite, shown } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    await ask("declare", { number, lines: [LINE], is_attested: true });
    await app.database.db.execute(
      sql`update parcels set declaration_locked_at = now() where id = ${Number(number.slice(2))}`,
    );
    const changed = await ask("declare", { number, lines: [{ ...LINE, unit_value: 1_000 }], is_attested: true });
    expect(changed.statusCode).toBe(409);
    expect(await shown(number)).toMatchObject({ declaration: "locked", can_declare: false, value: LINE.unit_value });
  });
});

describe("FORWARDING-02 holding", () => {
  test("FORWARDING-02 a hold for the invoice waits for its upload and ends when staff release it", async () => {
    const { ask, suite, shown, cookies, email } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    await ask("declare", { number, lines: [LINE], is_attested: true });
    const staff = await warehouseMember(app);
    await staff.make("hold", { number, reason: "missing_invoice", until: "2030-01-31" });
    expect(await shown(number)).toMatchObject({
      status: "needs_invoice",
      hold: { until: "2030-01-31" },
      declaration: "partial",
    });
    const inbox = async () => (await call(app, "/inbox/get", {}, { cookies })).json().items;
    expect(await inbox()).toEqual([
      { task: "upload_invoice", tone: "bad", number, until: "2030-01-31", path: `/parcels/${number}` },
    ]);
    expect((await call(app, "/auth/getCurrentUser", {}, { cookies })).json().user.inbox_count).toBe(1);
    await runParcelEffects(app);
    expect(app.mails.findLast(({ to }) => to === email)?.template).toBe("parcel-held");

    const { id } = (await upload(app, PDF, { cookies, name: "invoice.pdf" })).json();
    const attached = (await ask("attach-invoice", { number, file_ids: [id] })).json().parcel;
    expect(attached.invoices).toMatchObject([{ id, name: "invoice.pdf", path: `/files/${id}` }]);
    expect(await inbox()).toEqual([]);
    expect((await visit(app, { path: `/files/${id}`, cookies })).statusCode).toBe(200);

    expect((await staff.make("release", { number })).json().state).toBe("in_storage");
    expect(await shown(number)).toMatchObject({ status: "ready", hold: null, declaration: "complete" });
    await runParcelEffects(app);
    expect(app.mails.findLast(({ to }) => to === email)?.template).toBe("parcel-released");
  });

  test("I9 each hold is mailed, once, and not when it ended before its mail", async () => {
    const { suite, email } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    const staff = await warehouseMember(app);
    app.enqueued.length = 0;
    const hold = () => staff.make("hold", { number, reason: "damage" });
    await hold();
    const [first] = app.enqueued;
    await runParcelEffects(app);
    await staff.make("release", { number });
    await hold();
    await runParcelEffects(app);
    await staff.make("release", { number });
    await hold();
    await staff.make("release", { number });
    await runParcelEffects(app);
    const held = app.mails.filter(({ to, template }) => to === email && template === "parcel-held");
    expect(new Set(held.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    expect(held).toHaveLength(2);
    expect(held[0]?.idempotencyKey).toBe(`parcel ${first?.key}`);
  });

  test("T106 nobody else reads an invoice or attaches it to a parcel of their own", async () => {
    const owner = await forwardingCustomer(app);
    const stranger = await forwardingCustomer(app);
    const number = await storedParcel(app, owner.suite);
    const { id } = (await upload(app, PDF, { cookies: owner.cookies })).json();
    const other = await storedParcel(app, stranger.suite);
    expect((await stranger.ask("attach-invoice", { number: other, file_ids: [id] })).statusCode).toBe(404);
    expect((await owner.ask("attach-invoice", { number, file_ids: [id] })).statusCode).toBe(200);
    expect((await visit(app, { path: `/files/${id}`, cookies: stranger.cookies })).statusCode).toBe(404);
    expect((await visit(app, { path: `/files/${id}` })).statusCode).toBe(404);
  });
});

describe("FORWARDING-02 services", () => {
  test("T118 a service is asked for once, done once, and asked for again only then", async () => {
    const { ask, suite } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    const staff = await warehouseMember(app);
    const request = async () => {
      const { services } = (await ask("request-service", { number, kind: "open_and_check" })).json().parcel;
      return services.find(({ kind }: { kind: string }) => kind === "open_and_check");
    };
    const finish = () => staff.make("service-done", { number, kind: "open_and_check", result: "All there" });
    const answers = await Promise.all([request(), request(), request()]);
    for (const service of answers) expect(service).toMatchObject({ price: 30_000, done_at: null, can_request: false });
    const { services } = (await staff.make("queue", { filter: { search: number } })).json().items[0];
    expect(services).toHaveLength(1);
    expect((await finish()).statusCode).toBe(200);
    expect((await finish()).statusCode).toBe(409);
    const { parcel } = (await ask("get", { number })).json();
    expect(parcel.services[0]).toMatchObject({ result: "All there", can_request: true });
  });

  test("FORWARDING-02 more days on the shelf count at once", async () => {
    const { ask, suite } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    const { parcel } = (await ask("request-service", { number, kind: "longer_storage" })).json();
    expect(parcel.storage).toMatchObject({ days_left: 60 });
  });
});

describe("FORWARDING-02 the end of a parcel", () => {
  test("FORWARDING-02 is sent back to the shop when the customer asks", async () => {
    const { ask, suite, shown } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    const staff = await warehouseMember(app);
    expect((await staff.make("returned", { number })).statusCode).toBe(409);
    expect((await ask("ask-return", { number })).json().parcel.status).toBe("returning");
    expect((await staff.make("returned", { number, tracking_number: "1Z1" })).json().state).toBe("returned");
    expect(await shown(number)).toMatchObject({ status: "returned", storage: null, actions: [] });
  });

  test("FORWARDING-02 two of staff dispose of what was given up; one alone, even twice, does not", async () => {
    const { ask, suite, shown } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    const [first, second] = [await warehouseMember(app), await warehouseMember(app)];
    expect((await first.make("dispose", { number })).statusCode).toBe(409);
    await ask("give-up", { number });
    expect((await first.make("dispose", { number })).json().state).toBe("disposal_due");
    expect((await first.make("dispose", { number })).json().state).toBe("disposal_due");
    expect((await ask("rescue", { number })).json().parcel.status).toBe("not_declared");
    await ask("give-up", { number });
    expect((await second.make("dispose", { number })).json().state).toBe("disposal_due");
    expect((await first.make("dispose", { number })).json().state).toBe("disposed");
    expect((await ask("rescue", { number })).statusCode).toBe(409);
    expect((await shown(number)).status).toBe("disposed");
  });

  test("I10 a rescue and the second signature at once leave one outcome", async () => {
    const { ask, suite, shown } = await forwardingCustomer(app);
    const members = [await warehouseMember(app), await warehouseMember(app)];
    for (let round = 0; round < 5; round++) {
      const number = await storedParcel(app, suite);
      await ask("give-up", { number });
      await members[0]?.make("dispose", { number });
      const [disposed, rescued] = await Promise.all([
        members[1]?.make("dispose", { number }),
        ask("rescue", { number }),
      ]);
      const { status } = await shown(number);
      expect(status).toBe(rescued.statusCode === 200 ? "not_declared" : "disposed");
      expect(disposed?.json().state === "disposed").toBe(status === "disposed");
    }
  });
});

describe("T059 T066 strangers", () => {
  test("T059 T066 get the same 404 for a stranger's parcel as for one that does not exist", async () => {
    const owner = await forwardingCustomer(app);
    const stranger = await forwardingCustomer(app);
    const number = await storedParcel(app, owner.suite);
    const calls: [string, object][] = [
      ["get", {}],
      ["cancel", {}],
      ["ask-return", {}],
      ["give-up", {}],
      ["rescue", {}],
      ["declare", { lines: [LINE], is_attested: true }],
      ["request-service", { kind: "photos" }],
      ["attach-invoice", { file_ids: [randomUUID()] }],
    ];
    for (const [path, body] of calls) {
      const answers = [
        await stranger.ask(path, { number, ...body }),
        await stranger.ask(path, { number: "PA999999", ...body }),
      ];
      const [found, missing] = answers.map((answer) => ({ ...answer.json(), request_id: "" }));
      expect(found, path).toMatchObject({ code: "not_found" });
      expect(missing, path).toEqual(found);
    }
    expect((await stranger.ask("list", {})).json().total).toBe(0);
    expect((await visit(app, { path: `/en/parcels/${number}`, cookies: stranger.cookies })).statusCode).toBe(404);
    expect((await visit(app, { path: `/en/parcels/${number}`, cookies: owner.cookies })).statusCode).toBe(200);
  });

  test("T065 staff of another warehouse find nothing there", async () => {
    const { suite } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    const staff = await warehouseMember(app);
    await app.database.db.execute(sql`insert into staff_member_warehouses values (${staff.id}, 'CN')`);
    expect((await staff.make("hold", { number, reason: "damage" })).statusCode).toBe(404);
    expect((await staff.receive({ suite })).statusCode).toBe(404);
    expect((await staff.make("queue", { filter: { search: number } })).json().total).toBe(0);
  });
});
