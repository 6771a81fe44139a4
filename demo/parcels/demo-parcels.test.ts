import { afterAll, beforeAll, expect, test } from "vitest";
import { PARCEL_STATES } from "../../domain/parcels/parcel-states.ts";
import { parcelPhotos, parcels } from "../../server/modules/parcels/tables.ts";
import { type OpenDatabase, openDatabase } from "../../server/platform/database/open-database.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { checkParcels } from "../../testing/invariants/check-parcels.ts";
import { demoPicture } from "../demo-picture.ts";
import { seedDemoParcels } from "./seed-demo-parcels.ts";

let own: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 2, onIdleError: () => undefined });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

test("FORWARDING-02 the demo has a parcel in every state of the machine, and none twice", async () => {
  const seeded = await database.db.select().from(parcels);
  expect([...new Set(seeded.map(({ state }) => state))].sort()).toEqual([...PARCEL_STATES].sort());
  await seedDemoParcels(database.db, new Date());
  expect(await database.db.select().from(parcels)).toHaveLength(seeded.length);
});

test("I10 I13 the demo's parcels keep the invariants", async () => {
  expect(await checkParcels(database.db)).toEqual([]);
});

test("every photo of the demo's parcels can be drawn", async () => {
  const photos = await database.db.select().from(parcelPhotos);
  expect(photos.length).toBeGreaterThan(40);
  const names = [...new Set(photos.map(({ drawing }) => drawing?.replace(/^drawn\//, "") ?? ""))];
  expect(names.filter((name) => demoPicture(name) === null)).toEqual([]);
});
