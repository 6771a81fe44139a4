import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { POOL_SIZE, type Shop } from "../e2e/faults/rig/shop.ts";
import { recordForSubjects } from "../server/modules/forwarding/shipments/index.ts";
import { CARRIER_ACCOUNTS } from "../simulator/protocol.ts";
import { sendKeptAlive } from "./checkout-buyers.ts";
import { quantile } from "./statistics.ts";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const PARCELS = 4_000;
const CHILDREN = 10_000;
const FIRST_CHILD = 1_000_000;
const PARALLEL = 16;
const PATH = "/api/callbacks/carriers/northpost";
/** In the order in which a carrier reports them. */
const CODES = ["EMC", "EMJ", "EMK", "EMD", "EDB", "EDC", "EMF", "EMG", "EDG", "EMI"];

/** Shipments of orders that have just left, with numbers from CD000000001LT on, and the parcels of one flight. */
async function addShipments({ database: { db } }: Shop): Promise<void> {
  await db.execute(sql`
    with added as (
      insert into orders (slug, storefront_code, user_id, email, language_id, currency_id, country_id, state, shipping_method,
        courier, address, subtotal, shipping_price, shipping_discount, delivery_price, promotion_discount, base_total,
        paid_at, expires_at)
      select 'bench' || n, storefront_code, user_id, email, language_id, currency_id, country_id, 'shipped', shipping_method,
        courier, address, subtotal, shipping_price, shipping_discount, delivery_price, promotion_discount, base_total,
        paid_at, expires_at
      from (select * from orders order by id limit 1) as one, generate_series(1, ${PARCELS}::integer) n
      returning id)
    insert into shipments (subject_kind, subject_id, storefront_code, carrier, tracking_number)
    select 'order', id, 'lt', 'northpost', 'CD' || lpad(row_number() over (order by id)::text, 9, '0') || 'LT' from added`);
  await db.execute(sql`
    insert into shipments (subject_kind, subject_id, storefront_code)
    select 'forward_request', ${FIRST_CHILD}::integer + n, 'lt' from generate_series(1, ${CHILDREN}::integer) n`);
}

interface Report {
  parcel: number;
  code: string;
  at: string;
}

/** Reports about all parcels in turn, each with a different time. */
function reports(): () => Report {
  let index = 0;
  return () => {
    const code = CODES[Math.floor(index / PARCELS) % CODES.length] ?? "EMJ";
    const report = {
      parcel: (index % PARCELS) + 1,
      code,
      at: new Date(Date.UTC(2026, 0, 1) + index * 1_000).toISOString(),
    };
    index += 1;
    return report;
  };
}

async function perSecond(work: () => Promise<void>, parallel: number): Promise<number> {
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > SECONDS * 1_000;
  let done = 0;
  const worker = async () => {
    for (; !isOver(); done += 1) await work();
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return (done * 1_000) / (performance.now() - startedAt);
}

async function pushReport({ port }: Shop, { parcel, code, at }: Report): Promise<void> {
  const item_id = `CD${String(parcel).padStart(9, "0")}LT`;
  const body = JSON.stringify({ items: [{ item_id, events: [{ event_code: code, office: "Riga", local_time: at }] }] });
  const time = Math.floor(Date.now() / 1_000);
  const signature = createHmac("sha256", CARRIER_ACCOUNTS.northpost.pushSecret).update(`${time}.${body}`).digest("hex");
  const headers = {
    host: `lt.localhost:${port}`,
    "content-type": "application/json",
    "northpost-signature": `t=${time},v1=${signature}`,
  };
  const reply = await sendKeptAlive(port, { method: "POST", path: PATH, headers, body });
  if (reply.status !== 200) throw new Error(`a report was answered with ${reply.status}`);
}

/** The least that storing an event can cost: one prepared statement, one commit. */
async function insertBare(pool: pg.Pool, shipmentIds: readonly number[], { parcel, code, at }: Report): Promise<void> {
  await pool.query({
    name: "bare",
    text: `insert into tracking_events (shipment_id, code, place, happened_at, source, carrier_code)
      values ($1, 'in_transit', 'Riga', $2, 'carrier', $3)`,
    values: [shipmentIds[parcel % shipmentIds.length], at, code],
  });
}

async function childrenOf({ database: { db } }: Shop): Promise<{ id: number; subject_id: number }[]> {
  const { rows } = await db.execute<{ id: number; subject_id: number }>(
    sql`select id, subject_id from shipments where subject_kind = 'forward_request' and subject_id > ${FIRST_CHILD}`,
  );
  return rows;
}

/** The time until all orders have followed their shipments: they follow after the answer. */
async function untilFollowed({ database: { db } }: Shop): Promise<number> {
  const startedAt = performance.now();
  const behind = sql`select from shipments where is_behind and subject_kind = 'order' limit 1`;
  while ((await db.execute(behind)).rowCount !== 0) await pause(100);
  return (performance.now() - startedAt) / 1_000;
}

/** Measures reports by callback and bare inserts in turn. */
async function measureReports(shop: Shop, shipmentIds: readonly number[]): Promise<boolean> {
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: POOL_SIZE });
  const [reported, bare] = [reports(), reports()];
  const figures = { reported: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.bare.push(await perSecond(() => insertBare(pool, shipmentIds, bare()), POOL_SIZE));
    figures.reported.push(await perSecond(() => pushReport(shop, reported()), PARALLEL));
  }
  await pool.end();
  const [least, stored] = [quantile(figures.bare, 0.5), quantile(figures.reported, 0.5)];
  const share = stored / least;
  const followedAfter = await untilFollowed(shop);
  console.log(`| bare inserts | ${least.toFixed(0)} a second | |`);
  console.log(
    `| events by callback | ${stored.toFixed(0)} a second, ${(share * 100).toFixed(0)} % of them | at least 25 % |`,
  );
  console.log(`| until the last order has followed | ${followedAfter.toFixed(0)} s | |`);
  return share >= 0.25;
}

/** One event for all parcels of a flight. */
async function measureFlight({ database }: Shop, ids: readonly number[]): Promise<boolean> {
  const startedAt = performance.now();
  const event = { code: "departed_origin", location: "New York", source: "staff" } as const;
  const advanced = await database.db.transaction((tx) => recordForSubjects(tx, "forward_request", ids, event));
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`| an event for ${advanced} children | ${seconds.toFixed(2)} s | at most 3 s |`);
  return advanced === CHILDREN && seconds <= 3;
}

/** Measures the tracking events of carriers and staff; false where they are too slow. */
export async function measureCarrierEvents(shop: Shop): Promise<boolean> {
  await addShipments(shop);
  const children = await childrenOf(shop);
  const isFlightQuick = await measureFlight(
    shop,
    children.map(({ subject_id }) => subject_id),
  );
  const areReportsQuick = await measureReports(
    shop,
    children.map(({ id }) => id),
  );
  return isFlightQuick && areReportsQuick;
}
