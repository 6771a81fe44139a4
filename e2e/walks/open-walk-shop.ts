import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { topUp } from "#modules/money/balance/index.ts";
import { configuredProviders } from "#modules/money/payments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { PATHS, simulatorAccess, simulatorCarriers } from "#simulator/protocol.ts";
import { startSimulator } from "#simulator/start-simulator.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { databaseUrl, execute, TEMPLATE_DATABASE } from "#testing/database.ts";
import { SERUM, SHOES, storeParcel } from "#testing/forwarding/stored-parcels.ts";
import { topUpOf } from "#testing/money/ledger.ts";
import { addCompany } from "#testing/people/companies.ts";
import { createTestApp } from "#testing/test-app.ts";
import { type Actors, addActors } from "./actors.ts";
import { clearTables, letTimePass, tablesToClear, unwatched } from "./clear.ts";
import { openOwnDatabase, openReadDatabase } from "./read-database.ts";
import { openWaitingJobs } from "./waiting-jobs.ts";

/** Enough for three calls at once, each of which may need two. */
const CONNECTIONS = 10;
/** Small stocks run out within a walk. */
const STOCK = [2, 3, 40] as const;
const LIMIT_OF_BUYER = 600_000;

/** A whole shop in this process: its database, the simulator of its providers and carriers, and everybody who uses it. */
export async function openWalkShop(adminUrl: string) {
  const name = `walk_${randomBytes(6).toString("hex")}`;
  await execute(adminUrl, `create database ${name} template ${TEMPLATE_DATABASE}`);
  const url = databaseUrl(adminUrl, name);
  const simulator = await startSimulator({ port: 0, shopUrl: "http://lt.localhost" });
  const control = controlOf(simulator.url);
  const reading = openReadDatabase(url);
  const own = openOwnDatabase(url);
  await emptyStocks(own.db);
  const phones = await keepOnePhone(own.db);
  const goods: number[] = [];
  for (const stock of STOCK) goods.push((await addProduct(own.db, { stock, prices: { lt: { EUR: 20 } } })).variantId);
  const waiting = await openWaitingJobs(own.db);
  const tables = await tablesToClear(own.db);
  const app = await createTestApp({
    databaseUrl: url,
    poolSize: CONNECTIONS,
    jobs: waiting.jobs,
    providers: configuredProviders({ ...simulatorAccess(simulator.url), checkAfterSeconds: undefined }),
    env: { CARRIERS: JSON.stringify(simulatorCarriers(simulator.url)) },
  });
  await app.shop.work();
  // The rounds of payments are run by the walk.
  await app.shop.payments.stop();
  const actors = await addActors(app);

  return {
    app,
    db: own.db,
    /** For what is read after each step: PostgreSQL plans its statements once. */
    readDb: reading.db,
    actors,
    goods,
    phones,
    waiting,
    simulatorUrl: simulator.url,
    control,
    letTimePass: (hours: number) => letTimePass(own.db, tables, hours),
    /** The same start for every walk. */
    async reset(): Promise<void> {
      await control(PATHS.control.reset, {});
      await control(PATHS.control.notifications, { held: true });
      await control(PATHS.control.reports, { held: true });
      await clearTables(own.db, tables);
      await setStocks(own.db, goods);
      await addSubjects(own.db, app, actors);
      for (const actor of Object.values(actors))
        if (actor.kind !== "customer" && actor.kind !== "staff") actor.cookies = {};
      app.mails.length = 0;
      app.log.length = 0;
    },
    async close(): Promise<void> {
      await app.close();
      await simulator.stop();
      await own.close();
      await reading.close();
      await execute(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

export type WalkShop = Awaited<ReturnType<typeof openWalkShop>>;

const controlOf = (simulatorUrl: string) => async (path: string, body: object) => {
  await (await fetch(simulatorUrl + path, { method: "POST", body: JSON.stringify(body) })).text();
};

/** The goods of the demo are not sold in walks, and would be looked at after each step. */
async function emptyStocks(db: Database): Promise<void> {
  await unwatched(db, ["delete from reservations", "delete from stock_movements", "delete from stock_levels"]);
}

/** One phone that can be queued for: few, so that customers meet in one queue. */
async function keepOnePhone(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ variant_id: number }>(
    sql`select variant_id from reservable_phones where storefront_code = 'lt' order by variant_id limit 1`,
  );
  const phones = rows.map(({ variant_id }) => variant_id);
  for (const phone of phones)
    await db.execute(sql`insert into stock_levels (variant_id, on_hand) values (${phone}, 0)`);
  return phones;
}

async function setStocks(db: Database, goods: readonly number[]): Promise<void> {
  const all = goods.join(", ");
  await unwatched(db, [
    "update promotions set uses = 0",
    "update staff_sessions set stepped_up_at = now(), verified_at = now()",
    "update stock_levels set on_hand = 0, reserved = 0",
    ...goods.flatMap((variant, index) => [
      `update stock_levels set on_hand = ${STOCK[index]} where variant_id = ${variant}`,
      `insert into stock_movements (variant_id, quantity, reason) values (${variant}, ${STOCK[index]}, 'received')`,
    ]),
  ]);
  // With its triggers: pages keep prices until they hear of a change.
  await db.execute(sql.raw(`update prices set amount = 200000 where variant_id in (${all}) and amount <> 200000`));
}

/** Money, a company, and boxes on shelves, some of which are declared. */
async function addSubjects(db: Database, app: Parameters<typeof addCompany>[0], actors: Actors): Promise<void> {
  const idOf = ({ userId }: { userId: number | null }) => userId ?? 0;
  const { anna, bruno, carla, dan, vera } = actors;
  const funds = [
    [anna, 30_000],
    [carla, 100_000],
    [dan, 100_000],
  ] as const;
  for (const [{ name }, cents] of funds)
    await topUp(db, topUpOf(idOf(actors[name as "anna"]), cents, `funds of ${name}`));
  for (const [index, { userId }] of [anna, bruno, carla, dan, vera].entries())
    await db.execute(
      sql`insert into suites (storefront_code, digits, user_id) values ('lt', ${70_001 + index}, ${userId})`,
    );
  await addCompany(app, {
    members: [
      { userId: idOf(carla), role: "owner" },
      { userId: idOf(dan), role: "buyer", monthlyLimit: LIMIT_OF_BUYER },
      { userId: idOf(vera), role: "viewer" },
    ],
  });
  const { rows } = await db.execute<{ id: number; user_id: number }>(sql`select id, user_id from suites`);
  const suiteOf = (actor: { userId: number | null }) => rows.find(({ user_id }) => user_id === actor.userId)?.id ?? 0;
  for (const owner of [anna, anna, bruno, carla, carla]) await storeParcel(db, suiteOf(owner), SHOES);
  await storeParcel(db, suiteOf(anna), SERUM);
  await storeParcel(db, suiteOf(carla), { ...SHOES, line: null });
}
