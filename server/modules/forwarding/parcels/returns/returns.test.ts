import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addForwarder, addParcel, type Forwarder, payByBalance } from "#testing/forwarding/forward-requests.ts";
import { runParcelEffects, warehouseMember } from "#testing/forwarding/parcels.ts";
import { checkInvariants } from "#testing/invariants/check-invariants.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { PDF, upload } from "#testing/operations/files.ts";
import { addCompany } from "#testing/people/companies.ts";
import { query } from "#testing/people/identity.ts";
import { BACKOFFICE_HOST } from "#testing/people/members.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let staff: Awaited<ReturnType<typeof warehouseMember>>;
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()], poolSize: 12 });
  staff = await warehouseMember(app);
});
afterAll(async () => {
  expect(await checkInvariants(app.database.db)).toEqual([]);
  await app.close();
});

const FEE = 50_000;
const ADDRESS = "Book Barn Returns\n12 Mill Lane\nLeeds LS1 4AP, United Kingdom";

const ask = ({ cookies }: Forwarder, path: string, body: object) =>
  call(app, `/parcels/${path}`, body, { cookies, headers: { "idempotency-key": randomUUID() } });
const balanceOf = async ({ cookies }: Forwarder) =>
  (await call(app, "/balance/get", { currency_id: 1 }, { cookies })).json().balance.amount as number;

/** A parcel whose owner has asked to send it back. */
async function asked(given: object = {}) {
  const owner = await addForwarder(app);
  const number = await addParcel(app, owner);
  const answer = await ask(owner, "ask-return", { number, address: ADDRESS, rma: "RMA-77", ...given });
  expect(answer.statusCode, answer.body).toBe(200);
  const before = await balanceOf(owner);
  const slug = answer.json().parcel.sending_back.invoice_slug as string;
  const shown = async () => (await ask(owner, "get", { number })).json().parcel;
  return { owner, number, slug, before, shown, pay: () => payByBalance(app, owner, slug) };
}

const row = async (number: string) => (await staff.make("list", { filter: { search: number } })).json().items[0];

test("I14 the handling of a return is charged before staff send it, and they see where to", async () => {
  const { owner, number, before, shown, pay } = await asked();
  expect((await shown()).sending_back).toMatchObject({ address: ADDRESS, rma: "RMA-77", fee: FEE, is_paid: false });
  expect((await row(number)).sending_back).toEqual({ address: ADDRESS, rma: "RMA-77", labels: [], is_paid: false });
  const early = await staff.make("returned", { number });
  expect([early.statusCode, early.json().code]).toEqual([409, "return_unpaid"]);
  await pay();
  expect(before - (await balanceOf(owner))).toBe(FEE);
  expect((await row(number)).sending_back.is_paid).toBe(true);
  expect((await staff.make("returned", { number, tracking_number: "1ZBACK" })).json().state).toBe("returned");
  await runParcelEffects(app);
  const mailed = app.mails.findLast(({ template }) => template === "parcel-returned");
  expect(mailed?.rows?.at(-1)).toMatchObject({ value: "1ZBACK" });
});

test("FORWARDING-07 the invoice of a return names its customer, or the company whose parcel it is", async () => {
  const billed = async (slug: string) => {
    const [invoice] = await query<{ document: { parties: { lines: string[] }[] } }>(
      app,
      "select document from invoices where slug = $1",
      [slug],
    );
    return invoice?.document.parties.at(-1)?.lines[0];
  };
  expect(await billed((await asked()).slug)).toMatch(/^\S+ \S+$/);
  const owner = await addForwarder(app);
  await addCompany(app, { members: [{ userId: owner.id, role: "owner" }] });
  const number = await addParcel(app, owner);
  const answer = await ask(owner, "ask-return", { number, address: ADDRESS, rma: "" });
  expect(await billed(answer.json().parcel.sending_back.invoice_slug)).toMatch(/^UAB \d+$/);
});

test("ERROR-05 a return needs the shop's address or its label", async () => {
  const owner = await addForwarder(app);
  const number = await addParcel(app, owner);
  const nowhere = await ask(owner, "ask-return", { number });
  expect([nowhere.statusCode, nowhere.json().errors]).toEqual([422, { address: "parcel.return.problem.address" }]);
  expect((await ask(owner, "get", { number })).json().parcel.sending_back).toBeNull();
});

test("T106 T133 a label of the shop is read by its owner and by staff of its warehouse, and by nobody else", async () => {
  const owner = await addForwarder(app);
  const number = await addParcel(app, owner);
  const { id } = (await upload(app, PDF, { cookies: owner.cookies, purpose: "parcel-proof" })).json();
  expect((await ask(owner, "ask-return", { number, file_ids: [id] })).statusCode).toBe(200);
  expect((await row(number)).sending_back).toMatchObject({ address: "", labels: [`/files/${id}`] });
  const statusFor = async (cookies: Record<string, string>, host?: string) =>
    (await visit(app, { path: `/files/${id}`, cookies, ...(host ? { host } : {}) })).statusCode;
  const elsewhere = await warehouseMember(app, { warehouses: ["CN"] });
  expect(await statusFor(owner.cookies)).toBe(200);
  expect(await statusFor((await addForwarder(app)).cookies)).toBe(404);
  expect(await statusFor(staff.cookies, BACKOFFICE_HOST)).toBe(200);
  expect(await statusFor(elsewhere.cookies, BACKOFFICE_HOST)).toBe(404);
});

test("I14 the fee is refunded when the parcel is kept after all, held or lost, and is not asked for any more", async () => {
  for (const isPaid of [true, false])
    for (const end of ["rescue", "hold", "lose"] as const) {
      const { owner, number, slug, before, shown, pay } = await asked();
      if (isPaid) await pay();
      const answer =
        end === "rescue"
          ? await ask(owner, "rescue", { number })
          : await staff.make(end, { number, ...(end === "hold" ? { reason: "damage" } : { note: "not there" }) });
      expect([end, isPaid, answer.statusCode]).toEqual([end, isPaid, 200]);
      expect([end, isPaid, await balanceOf(owner)]).toEqual([end, isPaid, before]);
      expect((await shown()).sending_back).toBeNull();
      const [invoice] = await query<{ state: string }>(app, "select state from invoices where slug = $1", [slug]);
      expect(invoice?.state).toBe(isPaid ? "paid" : end === "rescue" ? "declined" : "cancelled");
    }
});

test("I21 a return that is not paid for is over: the parcel is where it was, held if it was held", async () => {
  for (const isHeld of [false, true]) {
    const owner = await addForwarder(app);
    const number = await addParcel(app, owner);
    if (isHeld) await staff.make("hold", { number, reason: "damage" });
    const { parcel } = (await ask(owner, "ask-return", { number, address: ADDRESS })).json();
    await query(app, "update invoices set expires_at = now() where slug = $1", [parcel.sending_back.invoice_slug]);
    await app.runJob({ name: "unpaid-invoices" } as Parameters<TestApp["runJob"]>[0]);
    const [{ state } = { state: "" }] = await query<{ state: string }>(app, "select state from parcels where id = $1", [
      Number(number.slice(2)),
    ]);
    expect(state).toBe(isHeld ? "on_hold" : "in_storage");
    expect((await ask(owner, "ask-return", { number, address: ADDRESS })).statusCode).toBe(200);
  }
});

test("F35 I14 of a payment, a withdrawal and a sending at once the money agrees with what became of the parcel", async () => {
  for (let round = 0; round < 5; round++) {
    const { owner, number, before, pay } = await asked();
    await Promise.all([pay(), ask(owner, "rescue", { number }), staff.make("returned", { number })]);
    const [{ state } = { state: "" }] = await query<{ state: string }>(app, "select state from parcels where id = $1", [
      Number(number.slice(2)),
    ]);
    expect(["returned", "in_storage"]).toContain(state);
    expect(before - (await balanceOf(owner))).toBe(state === "returned" ? FEE : 0);
  }
});
