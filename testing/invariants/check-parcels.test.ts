import { type SQL, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { parcels } from "#modules/forwarding/parcels/tables.ts";
import { type Rollback, transact } from "#platform/database/transact.ts";
import { databaseOfThisFile } from "../database-of-file.ts";
import { checkParcels } from "./check-parcels.ts";

const database = databaseOfThisFile();

/** The findings of the check after a damage to the demo's parcels, which is rolled back afterwards. */
const complaintsAbout = (damage: SQL): Promise<string[]> =>
  transact(database.db, async (tx, rollback: Rollback<string[]>) => {
    await tx.execute(damage);
    return rollback(await checkParcels(tx));
  });

describe("the check of parcels", () => {
  test("I13 finds a box that appeared, disappeared or moved to another warehouse past the machine", async () => {
    expect(await checkParcels(database.db)).toEqual([]);
    const received = await database.db.$count(parcels, sql`warehouse_id = 1 and received_at is not null`);
    expect(await complaintsAbout(sql`update parcels set state = 'in_storage' where id = 3393`)).toEqual([
      `I13: US received ${received} parcels and accounts for ${received + 1}`,
      "I13: PA3393 is here, but was not received",
      "I13: PA3393 was not weighed",
      "I10: PA3393 is in_storage, but its history ends at expected",
    ]);
    expect(await complaintsAbout(sql`update parcels set state = 'cancelled' where id = 3301`)).toContain(
      "I13: PA3301 was received, but is not here",
    );
    expect(await complaintsAbout(sql`update parcels set suite_id = null where id = 3388`)).toEqual([
      "I13: PA3388 belongs to nobody",
    ]);
  });

  test("I16 the database refuses to change a locked declaration", async () => {
    const change = sql`update parcel_items set quantity = 2 where parcel_id = 3388`;
    expect(await complaintsAbout(change)).toEqual([]);
    await database.db.execute(sql`update parcels set declaration_locked_at = now() where id = 3388`);
    const refused = { cause: { message: "the declaration of parcel 3388 is locked" } };
    await expect(complaintsAbout(change)).rejects.toMatchObject(refused);
    await expect(complaintsAbout(sql`delete from parcel_items where parcel_id = 3388`)).rejects.toMatchObject(refused);
  });
});
