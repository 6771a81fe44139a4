import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract } from "#contracts/shop/contract.ts";
import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import {
  addForwarder,
  addParcel,
  draftOf,
  type Forwarder,
  paidRequest,
  warehouseWorker,
} from "#testing/forwarding/forward-requests.ts";
import { LINE } from "#testing/forwarding/parcels.ts";
import { issueTestInvoice } from "#testing/money/invoices.ts";
import { PDF, upload } from "#testing/operations/files.ts";
import { elements, visibleText } from "#testing/page-html.ts";
import { query } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

type Things = Record<"parcel" | "slug" | "number" | "file" | "invoice", string>;

let app: TestApp;
let owner: Forwarder;
let stranger: Forwarder;
/** The owner's things. */
let theirs: Things;
/** Names of things that do not exist. */
const NOBODYS: Things = {
  parcel: "PA999999",
  slug: "A".repeat(22),
  number: "FR999999",
  file: randomUUID(),
  invoice: "B".repeat(22),
};

beforeAll(async () => {
  app = await createTestApp({});
  [owner, stranger] = [await addForwarder(app), await addForwarder(app)];
  const { slug, number } = await paidRequest(app, owner, [await addParcel(app, owner)]);
  const staff = await warehouseWorker(app);
  await staff("start", { number });
  await staff("measure", { number, boxes: [{ weight_grams: 900, length_mm: 300, width_mm: 200, height_mm: 100 }] });
  const file = (await upload(app, PDF, { cookies: owner.cookies })).json().id;
  const invoice = (await issueTestInvoice(app, { userId: owner.id })).slug;
  theirs = { parcel: await addParcel(app, owner), slug, number, file, invoice };
});
afterAll(() => app.close());

const PACKING = { join: true, wrap: true, unbox: true, insure: true };

/** Every call of forwarding that names a thing, with its body for the owner's things or for missing ones. */
const NAMING: Readonly<Record<string, (its: Things) => object>> = {
  "/parcels/get": ({ parcel }) => ({ number: parcel }),
  "/parcels/cancel": ({ parcel }) => ({ number: parcel }),
  "/parcels/change-announcement": ({ parcel }) => ({
    number: parcel,
    tracking_number: "1Z999AA10123456784",
    shop: "Book barn",
    carrier: "",
    expected_on: "",
    note: "",
  }),
  "/parcels/answer-hold": ({ parcel, file }) => ({ number: parcel, text: "It is mine", file_ids: [file] }),
  "/parcels/declare": ({ parcel }) => ({ number: parcel, lines: [LINE], is_attested: true }),
  "/parcels/attach-invoice": ({ parcel, file }) => ({ number: parcel, file_ids: [file] }),
  "/parcels/request-service": ({ parcel }) => ({ number: parcel, kind: "photos" }),
  "/parcels/ask-return": ({ parcel }) => ({ number: parcel, address: "12 Mill Lane, Leeds LS1 4AP" }),
  "/parcels/hand-over": ({ parcel }) => ({ number: parcel }),
  "/parcels/give-up": ({ parcel }) => ({ number: parcel }),
  "/parcels/rescue": ({ parcel }) => ({ number: parcel }),
  "/parcels/claim-unidentified": ({ file }) => ({
    tracking_number: "1Z999AA10123456784",
    proof: "order 4711 of the bookshop",
    file_ids: [file],
  }),
  "/forward-requests/begin": ({ parcel }) => ({ parcels: [parcel] }),
  "/forward-requests/get": ({ slug }) => ({ slug }),
  "/forward-requests/set-parcels": ({ slug, parcel }) => ({ slug, parcels: [parcel] }),
  "/forward-requests/set-packing": ({ slug }) => ({ slug, ...PACKING }),
  "/forward-requests/set-delivery": ({ slug }) => ({ slug, shipping_method: "air" }),
  "/forward-requests/submit": ({ slug }) => ({ slug, total: 1, agreed_terms: SHOWN_TERMS }),
  "/forward-requests/rehearse": ({ slug }) => ({ slug, agreed_terms: SHOWN_TERMS }),
  "/forward-requests/edit": ({ slug }) => ({ slug }),
  "/forward-requests/cancel": ({ slug }) => ({ slug }),
  "/forward-requests/answer": ({ slug, file }) => ({ slug, text: "hello", files: [file] }),
  "/invoices/decline": ({ invoice }) => ({ slug: invoice }),
  "/tracking/lookup": ({ number }) => ({ number, proof: "stranger@example.com" }),
  "/tracking/share": ({ number }) => ({ number, proof: "stranger@example.com" }),
};

/** Calls about the caller, calls without an owner, and calls by a secret address that the owner shared. */
const NAMING_NOTHING = [
  "/parcels/desk",
  "/parcels/list",
  "/parcels/announce",
  "/parcels/set-arrival-mails",
  "/invoices/get",
  "/tracking/get",
];

const ask = (path: string, body: object, cookies: Record<string, string>) =>
  call(
    app,
    path,
    { language_id: 1, currency_id: 1, ...body },
    { cookies, headers: { "idempotency-key": randomUUID() } },
  );

/** The rows that a call could have changed. */
const everythingOfOwner = async () => [
  await query(app, "select * from parcels where suite_id = $1 order by id", [owner.suiteId]),
  await query(app, "select * from forward_requests where user_id = $1 order by id", [owner.id]),
  await query(app, "select * from files where user_id = $1 order by id", [owner.id]),
  await query(app, "select * from invoices where user_id = $1 order by id", [owner.id]),
];

describe("T059 T066 T106 a stranger in forwarding", () => {
  test("T066 every call of parcels, requests, invoices and tracking is tried below", () => {
    const { parcels, forwardRequests, invoices, tracking } = contract;
    const paths = [parcels, forwardRequests, invoices, tracking].flatMap((area) =>
      Object.values(area).map((definition) => definition["~orpc"].route.path),
    );
    expect([...Object.keys(NAMING), ...NAMING_NOTHING].sort()).toEqual(paths.sort());
  });

  test.each(Object.keys(NAMING))("T059 T066 T106 %s knows the owner's as little as what nobody has", async (path) => {
    const body = NAMING[path];
    const before = await everythingOfOwner();
    const known = await ask(path, body?.(theirs) ?? {}, stranger.cookies);
    const unknown = await ask(path, body?.(NOBODYS) ?? {}, stranger.cookies);
    const plain = (answer: typeof known) => [answer.statusCode, { ...answer.json(), request_id: "" }];
    expect(plain(known)).toEqual(plain(unknown));
    expect(known.statusCode).toBe(404);
    expect(await everythingOfOwner()).toEqual(before);
  });

  test("T106 a stranger's file, document and page are answered like those that do not exist", async () => {
    const slug = await draftOf(app, owner, [await addParcel(app, owner)]);
    const addresses = (its: Things) => [
      `/files/${its.file}`,
      `/invoice-documents/${its.invoice}/invoice.pdf`,
      `/forward-documents/${its.slug}/customs-invoice.pdf`,
      `/en/parcels/${its.parcel}`,
      `/en/forward/${its.slug}`,
      `/en/my-orders/${its.slug}`,
    ];
    const draft = { ...theirs, slug };
    for (const [index, path] of [...addresses(theirs), ...addresses(draft)].entries()) {
      const missing = addresses(NOBODYS)[index % addresses(NOBODYS).length] ?? "";
      const statuses = [];
      for (const address of [path, missing])
        statuses.push((await visit(app, { path: address, cookies: stranger.cookies })).statusCode);
      expect([path, ...statuses]).toEqual([path, 404, 404]);
    }
    for (const path of [...addresses(theirs).slice(0, 4), `/en/forward/${slug}`])
      expect([path, (await visit(app, { path, cookies: owner.cookies })).statusCode]).toEqual([path, 200]);
  });

  test("FORWARDING-02 the owner's draft has its steps in a quiet header, the first that is not complete as the current one", async () => {
    const slug = await draftOf(app, owner, [await addParcel(app, owner)]);
    const { body } = await visit(app, { path: `/en/forward/${slug}`, cookies: owner.cookies });
    const header = /<header[\s\S]*?<\/header>/.exec(body)?.[0] ?? "";
    const steps = elements(header, "li");
    expect(visibleText(header)).toMatch(/Parcels , done.*Contents.*Packing , done.*Delivery.*Payment/);
    expect(steps).toHaveLength(5);
    expect(steps.filter((step) => step["aria-current"] === "step")).toHaveLength(1);
    expect(elements(header, "input")).toEqual([]);
  });

  test("T066 a customer's session opens no label, queue or request of the staff", async () => {
    for (const path of ["/shipments/get-label", "/forwarding/list", "/forwarding/start", "/parcels/list"]) {
      const headers = { "content-type": "application/json", "idempotency-key": randomUUID() };
      const answer = await visit(app, {
        host: "admin.localhost",
        path: `/api${path}`,
        method: "POST",
        cookies: owner.cookies,
        headers,
        body: JSON.stringify({ number: theirs.number }),
      });
      expect([path, answer.statusCode]).toEqual([path, 401]);
    }
  });
});
