import { expect, test } from "vitest";
import { PARCEL_STATES } from "#domain/forwarding/parcels/parcel-states.ts";
import { parcelPhotos, parcels } from "#modules/forwarding/parcels/tables.ts";
import { databaseOfThisFile } from "#testing/database-of-file.ts";
import { checkParcels } from "#testing/invariants/check-parcels.ts";
import { demoPicture } from "../demo-picture.ts";
import { seedDemoParcels } from "./seed-demo-parcels.ts";

const database = databaseOfThisFile();

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
