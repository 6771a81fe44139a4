import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FILE_PURPOSES } from "#domain/operations/files/file-purpose.ts";
import { localFolder } from "#platform/files/local-folder.ts";
import { addForwarder, addParcel, addRequest, SHOES } from "#testing/forwarding/forward-requests.ts";
import { addQuote } from "#testing/forwarding/quotes.ts";
import { PDF } from "#testing/operations/files.ts";
import { BACKOFFICE_HOST } from "#testing/people/members.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
const members = new Map<string, Record<string, string>>();
let warehouses: Record<string, number> = {};

beforeAll(async () => {
  app = await createTestApp();
  const { rows } = await db().execute<{ code: string; id: number }>(sql`select code, id from warehouses`);
  warehouses = Object.fromEntries(rows.map(({ code, id }) => [code, id]));
  for (const storefront of ["lt", "lv"])
    for (const warehouse of ["US", "CN"]) {
      const { cookies } = await signedInMember(app, { storefronts: [storefront], warehouses: [warehouse] });
      members.set(`${storefront} ${warehouse}`, cookies);
    }
});
afterAll(() => app.close());

const db = () => app.database.db;

interface Place {
  storefront: string;
  warehouse: string;
}

async function idOf(statement: SQL): Promise<number> {
  const { rows } = await db().execute<{ id: number }>(statement);
  return rows[0]?.id ?? 0;
}

async function parcelIn({ storefront, warehouse }: Place): Promise<number> {
  const owner = await addForwarder(app);
  await db().execute(sql`update suites set storefront_code = ${storefront} where id = ${owner.suiteId}`);
  const number = await addParcel(app, owner, { ...SHOES, warehouseId: warehouses[warehouse] ?? 0 });
  return Number(number.slice(2));
}

const searchIn = async (place: Place): Promise<number> => {
  const parcel = await parcelIn(place);
  return idOf(sql`insert into parcel_searches (suite_id, tracking_number, proof, found_parcel_id)
    select suite_id, '1Z', '', id from parcels where id = ${parcel} returning id`);
};

async function requestIn({ storefront, warehouse }: Place): Promise<number> {
  const number = await addRequest(app, "customs");
  return idOf(sql`update forward_requests set storefront_code = ${storefront}, warehouse_id = ${warehouses[warehouse]}
    where id = ${Number(number.slice(2))} returning id`);
}

async function quoteIn({ storefront, warehouse }: Place): Promise<number> {
  const id = Number((await addQuote(app, "quoted")).slice(2));
  await db().execute(sql`update quotes set storefront_code = ${storefront} where id = ${id}`);
  await db().execute(sql`
    insert into quote_versions (quote_id, version, warehouse_id, rates, items, shop_delivery, boxes, offers, note)
    values (${id}, 1, ${warehouses[warehouse]}, '{}', '[]', 0, '[]', '[]', '')`);
  return id;
}

const claimIn = async (place: Place): Promise<number> =>
  idOf(sql`insert into claims (storefront_code, warehouse_id, language_id, currency_id, email, first_name, subject_kind,
      subject_id, kind, wants, state, cap)
    values (${place.storefront}, ${warehouses[place.warehouse]}, 1, 1, 'ruta@example.com', 'Rūta', 'forward_request',
      ${await requestIn(place)}, 'not_delivered', 'provider', 'open', 1000) returning id`);

const entryIn = ({ storefront }: Place): Promise<number> =>
  idOf(sql`insert into content_entries (storefront_code, kind, key, state)
    values (${storefront}, 'page', ${randomUUID()}, 'draft') returning id`);

/** Every kind of subject that files belong to, with the purpose of those files and how a subject is made. */
const KINDS = {
  "parcel-photo": ["parcel-photo", parcelIn],
  "parcel-invoice": ["parcel-invoice", parcelIn],
  "parcel-proof": ["parcel-proof", searchIn],
  "parcel-hold-answer": ["parcel-proof", parcelIn],
  "parcel-return-label": ["parcel-proof", parcelIn],
  forward_request: ["customs-document", requestIn],
  quote: ["quote-answer", quoteIn],
  "claim-evidence": ["claim-evidence", claimIn],
  content: ["content-picture", entryIn],
} as const satisfies Record<string, readonly [string, (place: Place) => Promise<number>]>;

async function fileOf(subjectKind: keyof typeof KINDS, place: Place): Promise<string> {
  const [purpose, make] = KINDS[subjectKind];
  const { rows } = await db().execute<{ id: string }>(sql`
    insert into files (purpose, kind, name, bytes, received_bytes, subject_kind, subject_id, stored_at)
    values (${purpose}, 'pdf', 'a.pdf', ${PDF.length}, ${PDF.length}, ${subjectKind}, ${await make(place)}, now())
    returning id`);
  const id = rows[0]?.id ?? "";
  await localFolder(app.filesDir).put(id, PDF);
  return id;
}

const statusFor = async (who: string, file: string) =>
  (await visit(app, { path: `/files/${file}`, cookies: members.get(who) ?? {}, host: BACKOFFICE_HOST })).statusCode;

const readersOf = async (file: string) => {
  const statuses = await Promise.all(
    [...members.keys()].map(async (who) => [who, await statusFor(who, file)] as const),
  );
  expect(statuses.every(([, status]) => status === 200 || status === 404)).toBe(true);
  return statuses.filter(([, status]) => status === 200).map(([who]) => who);
};

test("every purpose of files that are attached to something is in this test", () => {
  const purposes = new Set<string>(Object.values(KINDS).map(([purpose]) => purpose));
  expect([...purposes, "declaration-table"].sort()).toEqual(Object.keys(FILE_PURPOSES).sort());
});

test.each(Object.keys(KINDS) as (keyof typeof KINDS)[])(
  "T133 I17 a member reads files of a %s of their own storefront and warehouse only; there are no others",
  async (kind) => {
    for (const storefront of ["lt", "lv"]) {
      const file = await fileOf(kind, { storefront, warehouse: "US" });
      // A text is in no warehouse.
      const elsewhere = kind === "content" ? [`${storefront} CN`] : [];
      expect(await readersOf(file)).toEqual([`${storefront} US`, ...elsewhere]);
    }
  },
);

test("T133 a box of nobody concerns every member of its warehouse; one of a new owner, that owner's storefront", async () => {
  const file = await fileOf("parcel-photo", { storefront: "lt", warehouse: "CN" });
  const parcel = sql`(select subject_id from files where id = ${file})`;
  expect(await readersOf(file)).toEqual(["lt CN"]);
  const { suiteId } = await addForwarder(app);
  await db().execute(sql`update suites set storefront_code = 'lv' where id = ${suiteId}`);
  await db().execute(sql`update parcels set suite_id = null, state = 'unidentified' where id = ${parcel}`);
  expect(await readersOf(file)).toEqual(["lt CN", "lv CN"]);
  await db().execute(sql`update parcels set suite_id = ${suiteId}, state = 'in_storage' where id = ${parcel}`);
  expect(await readersOf(file)).toEqual(["lv CN"]);
});

test.each([
  ["claims/list", "claims/take", "CL", claimIn],
  ["quotes/list", "quotes/reject", "QU", quoteIn],
] as const)("T133 T065 %s and %s know of the member's warehouses too", async (list, step, prefix, make) => {
  const number = `${prefix}${await make({ storefront: "lt", warehouse: "CN" })}`;
  const listed = async (who: string) => {
    const answer = await staffCall(app, `/${list}`, {}, { cookies: members.get(who) ?? {} });
    return answer.json<{ items: { number: string }[] }>().items.some((item) => item.number === number);
  };
  expect([await listed("lt US"), await listed("lt CN"), await listed("lv CN")]).toEqual([false, true, false]);
  const cookies = members.get("lt US") ?? {};
  const body = { number, note: "It cannot be bought." };
  const refused = await staffCall(app, `/${step}`, body, { cookies, headers: { "idempotency-key": randomUUID() } });
  expect(refused.statusCode).toBe(404);
});
