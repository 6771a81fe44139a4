import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { topUp } from "#modules/money/balance/index.ts";
import { localFolder } from "#platform/files/local-folder.ts";
import { addParcel, draftOf, paidRequest, requestCall, warehouseWorker } from "#testing/forwarding/forward-requests.ts";
import { warehouseMember } from "#testing/forwarding/parcels.ts";
import { checkFiles } from "#testing/invariants/check-files.ts";
import { checkForwarding } from "#testing/invariants/check-forwarding.ts";
import { topUpOf } from "#testing/money/ledger.ts";
import { PDF, upload } from "#testing/operations/files.ts";
import { addUser, PASSWORD, query, signedIn } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({});
});
afterAll(() => app.close());

const BOX = { weight_grams: 1_480, length_mm: 300, width_mm: 180, height_mm: 100 };
const PHOTO = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A customer whose name is in every text that can be typed about a forwarded parcel. */
async function forwarder(name: string) {
  const email = `${name}@example.com`;
  const id = await addUser(app, { email });
  await topUp(app.database.db, topUpOf(id, 500_000, `funds of ${id}`));
  const cookies = await signedIn(app, email);
  const ask = (path: string, body: object = {}) =>
    call(
      app,
      path,
      { language_id: 1, currency_id: 1, ...body },
      { cookies, headers: { "idempotency-key": randomUUID() } },
    );
  const { suite } = (await ask("/parcels/desk")).json();
  const [row] = await query<{ id: number }>(app, "select id from suites where user_id = $1", [id]);
  return { id, email, name, cookies, ask, suite: suite.number as string, suiteId: row?.id ?? 0 };
}

type Somebody = Awaited<ReturnType<typeof forwarder>>;

const uploaded = async ({ cookies, name }: Somebody, purpose: string) =>
  (await upload(app, PDF, { cookies, purpose, name: `${name}.pdf` })).json().id as string;

/** A parcel with photo and invoice, a search with proof, a saved estimate, and a request with a customs question. */
async function useEverything(somebody: Somebody) {
  const { name, ask, suite } = somebody;
  const warehouse = await warehouseMember(app);
  const photo = (
    await upload(app, PHOTO, {
      cookies: warehouse.cookies,
      host: "admin.localhost",
      purpose: "parcel-photo",
      name: "a.png",
    })
  ).json().id;
  const received = await warehouse.receive({
    suite,
    addressed_to: `Mr ${name}`,
    photos: [{ file_id: photo, kind: "label" }],
  });
  const parcel = received.json().number as string;
  const invoice = await uploaded(somebody, "parcel-invoice");
  await ask("/parcels/attach-invoice", { number: parcel, file_ids: [invoice] });
  await ask("/parcels/announce", {
    warehouse: "US",
    tracking_number: `1Z${name}`,
    carrier: "UPS",
    shop: "bookbarn.com",
    expected_on: "",
    note: `from ${name}`,
  });
  const proof = await uploaded(somebody, "parcel-proof");
  const claim = { tracking_number: `9Z${name}`, proof: `bought by ${name}`, file_ids: [proof] };
  await ask("/parcels/claim-unidentified", claim);
  await ask("/calculator/save", {
    warehouse: "US",
    country_id: 1,
    boxes: [BOX],
    lines: [{ hs6: "640411", value: 1_200_000 }],
  });
  await draftOf(app, somebody, [await addParcel(app, somebody)]);
  const { slug, number } = await paidRequest(app, somebody, [await addParcel(app, somebody)]);
  await query(
    app,
    "update forward_requests set address = address || jsonb_build_object('last_name', $2::text) where slug = $1",
    [slug, name],
  );
  const staff = await warehouseWorker(app);
  await staff("start", { number });
  await staff("measure", { number, boxes: [BOX] });
  await staff("label", { number, tracking_number: `SW${name}` });
  await staff("dispatch", { number });
  const requestId = Number(number.slice(2));
  await app.database.db.transaction((tx) => app.shop.forwardRequests.tracked.follow(tx, requestId, "customs_started"));
  await staff("ask-documents", { number, note: `An invoice of ${name}` });
  const document = await uploaded(somebody, "customs-document");
  const answer = await requestCall(app, somebody, "answer", { slug, text: `I am ${name}`, files: [document] });
  expect([received.statusCode, answer.statusCode]).toEqual([200, 200]);
  return { parcel, number, invoice, proof, document, photo };
}

async function archiveOf({ ask, cookies }: Somebody): Promise<Record<string, Uint8Array>> {
  const { download_path } = (await ask("/account/export-my-data", { password: PASSWORD })).json();
  return unzipSync((await visit(app, { path: download_path, cookies })).rawPayload);
}

describe("personal data of forwarding", () => {
  test("T129 the archive has parcels, requests, estimates, and every file byte for byte; nothing of others", async () => {
    const [mine, other] = [await forwarder("keeping"), await forwarder("stranger")];
    const [used, theirs] = [await useEverything(mine), await useEverything(other)];
    const archive = await archiveOf(mine);
    const text = (name: string) => strFromU8(archive[`${name}.json`] ?? new Uint8Array());
    expect(text("parcels")).toContain("1ZKEEPING");
    expect(JSON.parse(text("parcels")).searches).toHaveLength(1);
    expect(text("forward-requests")).toContain("I am keeping");
    const agreed = JSON.parse(text("forward-requests")).map(
      ({ submittedAt, termsVersion, termsAgreedAt }: Record<string, string | null>) =>
        submittedAt !== null && [termsVersion, termsAgreedAt === submittedAt],
    );
    expect(agreed).toEqual([false, [SHOWN_TERMS, true]]);
    expect(JSON.parse(text("saved_estimates"))).toHaveLength(1);
    for (const id of [used.invoice, used.proof, used.document])
      expect(Buffer.from(archive[`files/${id}.pdf`] ?? [])).toEqual(PDF);
    expect(archive[`files/${used.photo}.jpg`]?.slice(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]));
    expect(Object.keys(archive).filter((name) => name.startsWith("files/"))).toHaveLength(4);
    const everything = Object.values(archive)
      .map((bytes) => strFromU8(bytes, true))
      .join("");
    expect(everything).not.toMatch(/stranger/i);
    for (const id of [theirs.invoice, theirs.photo]) expect(everything).not.toContain(id);
  });

  test("T130 I17 after an erasure no table names the customer, no file is left, and sums and steps stay", async () => {
    const me = await forwarder("vanishing");
    const { number, invoice, photo, document } = await useEverything(me);
    const stays = await forwarder("remaining");
    const kept = await useEverything(stays);
    expect((await me.ask("/account/erase-my-account", { password: PASSWORD })).statusCode).toBe(200);
    await app.shop.files.sweep();
    await query(app, "update files set created_at = now() - interval '2 hours' where stored_at is null");
    await app.shop.files.sweep();

    const tables = await query<{ name: string }>(
      app,
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_name not in ('audit_entries', 'forward_request_papers')",
    );
    const traces: string[] = [];
    for (const { name } of tables)
      if ((await query(app, `select from ${name} t where t::text ~* 'vanishing'`)).length > 0) traces.push(name);
    expect(traces).toEqual([]);
    const keys = await localFolder(app.filesDir).keys();
    for (const id of [invoice, photo, document]) expect(keys).not.toContain(id);
    for (const id of [kept.invoice, kept.photo, kept.document]) expect(keys).toContain(id);
    expect(await checkFiles(app.database.db, localFolder(app.filesDir))).toEqual([]);
    expect(await checkForwarding(app.database.db)).toEqual([]);
    const steps = await query(
      app,
      "select from status_events where aggregate = 'forward_request' and aggregate_id = $1 and event = 'answer'",
      [Number(number.slice(2))],
    );
    expect(steps).toHaveLength(1);
  });

  test("T130 nothing of a history but what people wrote can be forgotten", async () => {
    const change = (what: string) => query(app, `update status_events set ${what} where aggregate = 'forward_request'`);
    for (const what of ["event = 'x'", "note = 'another'", "note = null, actor = 'system'"])
      await expect(change(what)).rejects.toThrow("status_events is append-only");
    await expect(query(app, "delete from status_events where aggregate = 'forward_request'")).rejects.toThrow(
      "append-only",
    );
  });
});
