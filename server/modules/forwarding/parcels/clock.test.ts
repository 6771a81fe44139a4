import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forwardingCustomer, runParcelEffects, storedParcel, warehouseMember } from "#testing/forwarding/parcels.ts";
import { checkParcels } from "#testing/invariants/check-parcels.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // Excludes the demo's parcels, which have their own dates.
  await app.database.db.execute(sql`update users set erased_at = now() where email like '%@example.com'`);
});
beforeEach(async () => {
  // The parcels of earlier tests are never due.
  await app.database.db.execute(sql`update parcels set announced_at = '2099-01-01', notices = 2`);
  await app.database.db.execute(
    sql`update parcels set free_until = '2099-01-01', abandoned_on = '2099-01-01' where free_until is not null`,
  );
  app.mails.length = 0;
  app.enqueued.length = 0;
});
afterAll(async () => {
  expect(await checkParcels(app.database.db)).toEqual([]);
  await app.close();
});

const job = (name: string) => ({ name }) as Parameters<TestApp["runJob"]>[0];

/** Makes every parcel a day older. */
const age = sql`update parcels set free_until = free_until - 1, abandoned_on = abandoned_on - 1,
  disposable_from = disposable_from - 1, expected_on = expected_on - 1,
  received_at = received_at - interval '1 day', announced_at = announced_at - interval '1 day'`;

/** Lets days pass, one by one, and returns the mails of each day. */
async function pass(days: number): Promise<string[]> {
  const sent: string[] = [];
  for (let day = 0; day < days; day++) {
    await app.database.db.execute(age);
    await app.runJob(job("parcel-clock"));
    await runParcelEffects(app);
    const mails = app.mails.splice(0);
    sent.push(...mails.map(({ template, values }) => [template, ...("days" in values ? [values.days] : [])].join(" ")));
  }
  return sent;
}

describe("FORWARDING-02 time", () => {
  test("FORWARDING-02 reminds at 7, 3, 1 and 0 days, then asks twice what should become of it, and disposes by staff only", async () => {
    const { suite, shown, ask } = await forwardingCustomer(app);
    const number = await storedParcel(app, suite);
    app.enqueued.length = 0;
    expect(await pass(31)).toEqual([
      "parcel-storage-ending 7",
      "parcel-storage-ending 3",
      "parcel-storage-ending 1",
      "parcel-storage-over",
    ]);
    expect((await shown(number)).storage).toMatchObject({ days_left: -1, fee: 5_000 });
    expect(await pass(59)).toEqual([]);
    expect(await pass(1)).toEqual(["parcel-disposal-due"]);
    expect(await shown(number)).toMatchObject({ status: "disposal_due" });
    const staff = await warehouseMember(app);
    expect((await staff.make("dispose", { number })).statusCode).toBe(409);
    expect(await pass(28)).toEqual(["parcel-disposal-due"]);
    expect((await staff.make("dispose", { number })).json().state).toBe("disposal_due");
    expect((await ask("rescue", { number })).json().parcel.status).toBe("not_declared");
    expect(await pass(14)).toEqual([]);
    expect(await pass(1)).toEqual(["parcel-disposal-due"]);
  });

  test("FORWARDING-02 a parcel whose step fails does not hold up those after it", async () => {
    const { suite } = await forwardingCustomer(app);
    const ids = [];
    for (const _ of [1, 2]) ids.push(Number((await storedParcel(app, suite)).slice(2)));
    app.enqueued.length = 0;
    const { db } = app.database;
    await db.execute(
      sql`update parcels set free_until = current_date + 4 where id = any(${sql.param(ids)}::integer[])`,
    );
    await db.execute(
      sql.raw(`create function fail_one() returns trigger language plpgsql as
        $$ begin if new.id = ${ids[0]} and new.reminded_days is not null then raise 'broken'; end if; return new; end $$;
        create trigger fail_one before update on parcels for each row execute function fail_one()`),
    );
    await expect(pass(1)).rejects.toThrow("1 parcels");
    await db.execute(sql.raw(`drop function fail_one() cascade`));
    const { rows } = await db.execute(sql`
      select reminded_days is not null as is_reminded from parcels where id = any(${sql.param(ids)}::integer[]) order by id`);
    expect(rows).toEqual([{ is_reminded: false }, { is_reminded: true }]);
  });

  test("FORWARDING-01 FORWARDING-02 what was bought for a quote waits for the rest of it, and is never given up", async () => {
    const { suite } = await forwardingCustomer(app);
    const id = Number((await storedParcel(app, suite)).slice(2));
    app.enqueued.length = 0;
    await app.database.db.execute(sql`
      update parcels set quote_id = (select min(id) from quotes), free_until = current_date + 1, abandoned_on = current_date
      where id = ${id}`);
    expect(await pass(2)).toEqual([]);
    const { rows } = await app.database.db.execute(sql`select state, reminded_days from parcels where id = ${id}`);
    expect(rows).toEqual([{ state: "in_storage", reminded_days: null }]);
    await app.database.db.execute(sql`update parcels set quote_id = null where id = ${id}`);
  });

  test("FORWARDING-02 an announced parcel is missing after 21 days, and is received all the same", async () => {
    const { announce, shown } = await forwardingCustomer(app);
    const { number } = (await announce({ expected_on: "" })).json();
    expect(await pass(20)).toEqual([]);
    expect(await pass(2)).toEqual(["parcel-missing"]);
    expect(await shown(number)).toMatchObject({ status: "missing", actions: ["cancel"] });
    const staff = await warehouseMember(app);
    expect((await staff.receive({ number })).json().state).toBe("in_storage");
  });

  test("FORWARDING-02 arrivals are mailed at once, once a day or never, as the customer chose", async () => {
    const customers = await Promise.all([forwardingCustomer(app), forwardingCustomer(app), forwardingCustomer(app)]);
    const [atOnce, daily, never] = customers;
    await daily?.ask("set-arrival-mails", { arrival_mails: "daily" });
    await never?.ask("set-arrival-mails", { arrival_mails: "never" });
    for (const { suite } of customers) for (let count = 0; count < 2; count++) await storedParcel(app, suite);
    await runParcelEffects(app);
    expect(app.mails.splice(0).map(({ to, template }) => [to, template])).toEqual([
      [atOnce?.email, "parcel-arrived"],
      [atOnce?.email, "parcel-arrived"],
    ]);
    await app.runJob(job("daily-arrivals"));
    await app.runJob(job("daily-arrivals"));
    expect(app.mails.map(({ to, template, values }) => [to, template, "count" in values && values.count])).toEqual([
      [daily?.email, "parcels-arrived", "2"],
    ]);
  });

  test("T130 an erased customer is not mailed, and the parcels name nobody", async () => {
    const { suite, id, announce } = await forwardingCustomer(app);
    await announce({ note: "Leave it with Rūta", tracking_number: "1ZERASED001" });
    const number = await storedParcel(app, suite);
    app.enqueued.length = 0;
    const { parcelData } = await import("./personal-data.ts");
    const { db } = app.database;
    const exported = await parcelData.collect(db, { userId: id });
    expect(exported).toMatchObject({ suite, parcels: [{ note: "Leave it with Rūta" }, {}] });
    await db.transaction((tx) => parcelData.erase(tx, { userId: id }));
    await db.execute(sql`update users set erased_at = now() where id = ${id}`);
    expect(JSON.stringify(await parcelData.collect(db, { userId: id }))).not.toMatch(/Leave it|1ZERASED001/);
    await app.runJob(job("parcel-effect"), { name: "lost", parcelId: Number(number.slice(2)), occasion: "1" });
    expect(app.mails).toEqual([]);
  });
});
