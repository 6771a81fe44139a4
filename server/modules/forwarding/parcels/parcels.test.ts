import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { photo } from "#platform/images/test-images.ts";
import {
  forwardingCustomer,
  LINE,
  runParcelEffects,
  storedParcel,
  warehouseMember,
} from "#testing/forwarding/parcels.ts";
import { checkParcels } from "#testing/invariants/check-parcels.ts";
import { PDF, upload } from "#testing/operations/files.ts";
import { addCompany } from "#testing/people/companies.ts";
import { addUser, signedIn } from "#testing/people/identity.ts";
import { BACKOFFICE_HOST } from "#testing/people/members.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  expect(await checkParcels(app.database.db)).toEqual([]);
  await app.close();
});

const SHOP = "Book Barn, 12 Mill Lane, Leeds LS1 4AP";

/** Staff cancel the invoice for sending a parcel back. */
async function waiveFee(number: string) {
  const { cookies } = await signedInMember(app, { roles: ["administrator"] });
  const { rows } = await app.database.db.execute<{ id: number }>(sql`select id from invoices where about = ${number}`);
  const keyed = { cookies, headers: { "idempotency-key": randomUUID() } };
  const waived = await staffCall(app, "/invoices/cancel", { number: `IN${rows[0]?.id}`, reason: "our mistake" }, keyed);
  expect(waived.statusCode, waived.body).toBe(200);
}

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

  test("FORWARDING-02 what was announced is corrected until the box is here, and its day may have passed", async () => {
    const { announce, ask, shown } = await forwardingCustomer(app);
    const { number } = (await announce({ tracking_number: "1Z999AA1010999001" })).json();
    await announce({ tracking_number: "1Z999AA1010999002" });
    await app.database.db.execute(
      sql`update parcels set expected_on = '2020-01-01' where id = ${Number(number.slice(2))}`,
    );
    const typed = {
      tracking_number: "1Z999AA1010999003",
      shop: "Book barn",
      carrier: "UPS",
      expected_on: "2020-01-01",
      note: "Two books",
    };
    const change = (changes: Partial<typeof typed>) => ask("change-announcement", { number, ...typed, ...changes });
    expect((await change({ expected_on: "2020-01-02", carrier: "U" })).json().errors).toEqual({
      expected_on: "parcel.announce.day",
      carrier: "validation.too-short",
    });
    expect((await change({ tracking_number: "1Z999AA1010999002" })).json().errors).toEqual({
      tracking_number: "parcel.announce.twice",
    });
    expect((await change({})).json().parcel).toMatchObject(typed);
    expect(await shown(number)).toMatchObject(typed);
    const staff = await warehouseMember(app);
    await staff.receive({ number });
    expect((await change({ note: "Three books" })).statusCode).toBe(409);
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
    await app.database.db.execute(sql`
      insert into parcel_photos (parcel_id, kind, drawing) values (${Number(number.slice(2))}, 'outside', 'drawn/parcel.svg')`);
    await runParcelEffects(app);
    const mail = app.mails.findLast(({ to }) => to === email);
    expect(mail).toMatchObject({
      template: "parcel-arrived",
      values: { number, warehouse: "Delaware" },
      photo: {
        url: expect.stringMatching(/^http.*\/img\/f_jpeg.*\/drawn\/parcel\.svg$/),
        alt: expect.stringContaining(number),
      },
    });
    expect(mail?.rows?.slice(0, 2).map(({ value }) => value)).toEqual(["bookbarn.com", "1ZKNOWN0001"]);
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
    const queue = (await staff.make("list", { filter: { state: "unidentified", search: "1ZNOBODY01" } })).json();
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

describe("I22 one box is one parcel", () => {
  const rowsOf = async (trackingNumber: string) => {
    const { rows } = await app.database.db.execute(
      sql`select id, piece, state from parcels where tracking_number = ${trackingNumber} order by id`,
    );
    return rows;
  };

  test.each(["announced", "of a suite", "of nobody"])(
    "I22 ten receipts of one tracking number at once leave one parcel, and the others name it: %s",
    async (whose) => {
      const { announce, suite } = await forwardingCustomer(app);
      const staff = await warehouseMember(app);
      const tracking_number = `1ZTEN${whose.replaceAll(" ", "").toUpperCase()}`;
      if (whose === "announced") await announce({ tracking_number });
      const box = { tracking_number, suite: whose === "of nobody" ? "" : suite };
      const answers = await Promise.all(Array.from({ length: 10 }, () => staff.receive(box)));
      const [received] = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json());
      const refused = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json());
      expect(refused).toHaveLength(9);
      for (const body of refused) expect(body).toMatchObject({ code: "already_stored", subject: received.number });
      expect(await rowsOf(tracking_number)).toHaveLength(1);
    },
  );

  test("I22 a box that is announced and received at the same moment is stored, and nothing fails", async () => {
    const { announce, suite } = await forwardingCustomer(app);
    const staff = await warehouseMember(app);
    for (let time = 0; time < 20; time++) {
      const tracking_number = `1ZMOMENT${time}`;
      const answers = await Promise.all([staff.receive({ tracking_number, suite }), announce({ tracking_number })]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    }
  });

  test("I22 twice in turn it is refused with the parcel that has it; another box, or another warehouse, is stored", async () => {
    const { suite } = await forwardingCustomer(app);
    const staff = await warehouseMember(app);
    const box = { suite, tracking_number: "1Z TWICE 1" };
    const { number } = (await staff.receive(box)).json();
    expect((await staff.receive({ ...box, tracking_number: "1ztwice1" })).json()).toMatchObject({ subject: number });
    const both = await Promise.all([1, 2].map(() => staff.receive({ ...box, another_box: true })));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await staff.receive({ ...box, warehouse: "CN" })).statusCode).toBe(200);
    expect((await rowsOf("1ZTWICE1")).map(({ piece }) => piece)).toEqual([1, 2, 3, 1]);
  });

  test("I22 a number is free again once its box has left", async () => {
    const { ask, suite } = await forwardingCustomer(app);
    const staff = await warehouseMember(app);
    const box = { suite, tracking_number: "1ZAGAIN1" };
    const { number } = (await staff.receive(box)).json();
    await ask("ask-return", { number, address: SHOP });
    expect((await staff.receive(box)).statusCode).toBe(409);
    await waiveFee(number);
    await staff.make("returned", { number });
    expect((await staff.receive(box)).statusCode).toBe(200);
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

  test("FORWARDING-02 goods of any code that exists can be declared", async () => {
    const { ask, suite } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    const lines = [
      { ...LINE, description: "Oak garden bench", hs6: "9401.69" },
      { ...LINE, hs6: "940110" },
    ];
    expect((await ask("declare", { number, lines, is_attested: true })).json().parcel).toMatchObject({
      declaration: "complete",
    });
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
    expect((await staff.make("list", { filter: { search: number } })).json().items[0]).toMatchObject({
      hold: { reason: "missing_invoice", note: "", until: "2030-01-31" },
      documents: [`/files/${id}`],
    });

    expect((await staff.make("release", { number })).json().state).toBe("in_storage");
    expect(await shown(number)).toMatchObject({ status: "ready", hold: null, declaration: "complete" });
    await runParcelEffects(app);
    expect(app.mails.findLast(({ to }) => to === email)?.template).toBe("parcel-released");
  });

  test("FORWARDING-02 another name on the label is answered in words and documents, and staff read the answer", async () => {
    const { ask, suite, shown, cookies } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    const staff = await warehouseMember(app);
    const answer = (text: string, file_ids: string[] = []) => ask("answer-hold", { number, text, file_ids });
    expect((await answer("It is mine")).statusCode).toBe(409);
    await staff.make("hold", { number, reason: "name_mismatch" });
    const inbox = async () => (await call(app, "/inbox/get", {}, { cookies })).json().items;
    expect(await inbox()).toMatchObject([{ task: "answer_hold", number }]);
    expect((await answer(" ")).json().errors).toEqual({ text: "validation.required" });

    const { id } = (await upload(app, PDF, { cookies, name: "order.pdf", purpose: "parcel-proof" })).json();
    const text = "My sister ordered it.\nHer order is 4711.";
    const answered = (await answer(text, [id])).json().parcel;
    expect(answered).toMatchObject({ status: "on_hold", hold: { answer: text }, answer_files: [{ id }] });
    expect(answered.timeline[0]).toMatchObject({ key: "parcel.timeline.answer_hold", note: text });
    expect(await inbox()).toEqual([]);
    const queue = (await staff.make("list", { filter: { search: number } })).json();
    expect(queue.items).toMatchObject([{ number, hold: { reason: "name_mismatch", answer: text } }]);

    await staff.make("release", { number });
    await staff.make("hold", { number, reason: "damage" });
    expect((await shown(number)).hold).toMatchObject({ reason: "damage", answer: "" });
    expect(await inbox()).toMatchObject([{ task: "answer_hold" }]);
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

  test("I21 what was given up while staff held it goes back to its hold, not to the shelf", async () => {
    const { ask, suite, shown, cookies } = await forwardingCustomer(app);
    const staff = await warehouseMember(app);
    const number = await storedParcel(app, suite);
    const reason = "prohibited";
    await staff.make("hold", { number, reason, note: "A canister of gas", until: "2030-01-31" });
    await ask("give-up", { number });
    expect((await shown(number)).hold).toMatchObject({ reason });
    const { parcel } = (await ask("rescue", { number })).json();
    expect(parcel).toMatchObject({
      status: "on_hold",
      hold: { reason, note: "A canister of gas", until: "2030-01-31" },
    });
    expect((await ask("rescue", { number })).statusCode).toBe(409);
    const begun = await call(
      app,
      "/forward-requests/begin",
      { parcels: [number], language_id: 1, currency_id: 1 },
      { cookies, headers: { "idempotency-key": randomUUID() } },
    );
    expect(begun.json()).toMatchObject({ code: "parcel_taken" });
    expect((await staff.make("release", { number })).json().state).toBe("in_storage");
    expect((await shown(number)).hold).toBeNull();
  });

  test("I21 a parcel whose payment is disputed is neither sent back nor given up by who ordered it", async () => {
    const { ask, suite, shown } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    const staff = await warehouseMember(app);
    await staff.make("hold", { number, reason: "payment_fraud" });
    expect((await shown(number)).actions).toEqual(["answer_hold"]);
    for (const path of ["ask-return", "give-up"])
      expect((await ask(path, { number, address: SHOP })).statusCode, path).toBe(409);
    expect((await shown(number)).status).toBe("on_hold");
  });

  test("I21 staff stop a return that the customer asked for", async () => {
    const { ask, suite, shown } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    const staff = await warehouseMember(app);
    await ask("ask-return", { number, address: SHOP });
    expect((await staff.make("hold", { number, reason: "payment_fraud" })).json().state).toBe("on_hold");
    expect((await shown(number)).status).toBe("on_hold");
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
    const { services } = (await staff.make("list", { filter: { search: number } })).json().items[0];
    expect(services).toHaveLength(1);
    expect((await finish()).statusCode).toBe(200);
    expect((await finish()).statusCode).toBe(409);
    const { parcel } = (await ask("get", { number })).json();
    expect(parcel.services[0]).toMatchObject({ result: "All there", can_request: true });
  });

  test("I14 more photos are done when all three are there, and taken after they were asked for", async () => {
    const { ask, suite } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    const staff = await warehouseMember(app);
    const taken = async (count: number) => {
      const photos = [];
      for (let nth = 0; nth < count; nth++) {
        const uploaded = { cookies: staff.cookies, host: BACKOFFICE_HOST, purpose: "parcel-photo", name: "a.jpg" };
        photos.push({ file_id: (await upload(app, await photo(20, 20), uploaded)).json().id, kind: "contents" });
      }
      return photos;
    };
    const finish = async (kind: string, count: number) =>
      staff.make("service-done", { number, kind, photos: await taken(count) });
    for (const kind of ["open_and_check", "photos"]) await ask("request-service", { number, kind });
    expect((await finish("photos", 0)).json().code).toBe("photos_missing");
    expect((await finish("photos", 2)).json().code).toBe("photos_missing");
    const shown = async () => (await ask("get", { number })).json().parcel;
    expect((await shown()).services.find(({ kind }: { kind: string }) => kind === "photos").done_at).toBeNull();
    // Photos of another service since the request count too.
    expect((await finish("open_and_check", 1)).statusCode).toBe(200);
    expect((await finish("photos", 2)).statusCode).toBe(200);
    expect((await shown()).photos).toHaveLength(3);
  });

  test("FORWARDING-02 more days on the shelf count at once", async () => {
    const { ask, suite } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    const { parcel } = (await ask("request-service", { number, kind: "longer_storage" })).json();
    expect(parcel.storage).toMatchObject({ days_left: 60 });
  });

  test("T118 more days are bought once while they run, however often they are asked for, and again when they end", async () => {
    const { ask, suite, shown } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    const more = () => ask("request-service", { number, kind: "longer_storage" });
    await Promise.all(Array.from({ length: 8 }, more));
    expect((await more()).statusCode).toBe(200);
    const bought = async () => {
      const { rows } = await app.database.db.execute(
        sql`select price from parcel_services where parcel_id = ${Number(number.slice(2))}`,
      );
      return rows.length;
    };
    expect([(await shown(number)).storage.days_left, await bought()]).toEqual([60, 1]);
    const storage = (await shown(number)).services.find(({ kind }: { kind: string }) => kind === "longer_storage");
    expect(storage.can_request).toBe(false);
    await app.database.db.execute(
      sql`update parcels set free_until = free_until - 54 where id = ${Number(number.slice(2))}`,
    );
    await more();
    expect([(await shown(number)).storage.days_left, await bought()]).toEqual([36, 2]);
  });
});

describe("FORWARDING-02 the end of a parcel", () => {
  test("FORWARDING-02 is sent back to the shop when the customer asks", async () => {
    const { ask, suite, shown } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    const staff = await warehouseMember(app);
    expect((await staff.make("returned", { number })).statusCode).toBe(409);
    expect((await ask("ask-return", { number, address: SHOP })).json().parcel.status).toBe("returning");
    await waiveFee(number);
    expect((await staff.make("returned", { number, tracking_number: "1Z1" })).json().state).toBe("returned");
    expect(await shown(number)).toMatchObject({ status: "returned", storage: null, actions: [] });
  });

  test("FORWARDING-02 two of staff dispose of what was given up; one alone, even twice, does not", async () => {
    const { ask, suite, shown } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    const [first, second] = [await warehouseMember(app), await warehouseMember(app)];
    expect((await first.make("dispose", { number })).statusCode).toBe(409);
    await ask("give-up", { number });
    const disposableFrom = (day: string) =>
      app.database.db.execute(sql`update parcels set disposable_from = ${day} where id = ${Number(number.slice(2))}`);
    await disposableFrom("2099-01-01");
    expect((await first.make("dispose", { number })).json()).toMatchObject({ code: "too_early" });
    await disposableFrom("2020-01-01");
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
      ["ask-return", { address: SHOP }],
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
    expect((await staff.make("list", { filter: { search: number } })).json().total).toBe(0);
  });
});
