import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import type { FileStorage } from "#platform/files/file-storage.ts";
import { incomingFolder, localFolder } from "#platform/files/local-folder.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { checkFiles } from "#testing/invariants/check-files.ts";
import { PDF } from "#testing/operations/files.ts";
import { attachFiles, createFiles, type FilePolicy, filesOf, giveUpFilesOf, presentFile } from "./index.ts";

const dir = mkdtempSync(join(tmpdir(), "crossdock-attaching-"));
const folder = localFolder(dir);
let own: TestDatabase;
let database: OpenDatabase;
let [ruta, jonas] = [0, 0];
let clock = Date.now();
/** The owner of each box. */
const boxes = new Map<number, number>();
const ofBoxes: FilePolicy = {
  kind: "box",
  permission: "warehouse.read",
  locationOf: async () => null,
  mayRead: async (_db, id, reader) => "user" in reader && boxes.get(id) === reader.user.id,
};

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 8, onIdleError: () => {} });
  [ruta, jonas] = (await Promise.all(["ruta", "jonas"].map(addUser))) as [number, number];
});
afterAll(async () => {
  await database.close();
  await own.drop();
  rmSync(dir, { recursive: true, force: true });
});

async function addUser(name: string): Promise<number> {
  const { rows } = await database.db.execute<{ id: number }>(sql`
    insert into users (storefront_code, email, first_name, last_name, language_id, user_type)
    values ('lt', ${`${name}@example.com`}, 'A', 'B', 2, 'customer') returning id`);
  return rows[0]?.id ?? 0;
}

const open = (storage: FileStorage = folder) =>
  createFiles({
    db: database.db,
    storage,
    incomingDir: incomingFolder(dir),
    policies: [ofBoxes],
    log: { warn: () => {}, error: () => {} },
    now: () => new Date(clock),
  });

const uploadFor = (userId: number, files = open()) =>
  files.upload(
    { user: { id: userId } },
    { purpose: "parcel-invoice", name: "a.pdf", announcedBytes: null },
    Readable.from([PDF]),
    randomUUID(),
  );

const attach = (fileIds: string[], boxId: number, userId = ruta) =>
  database.db.transaction((tx) =>
    attachFiles(tx, { fileIds, owner: { userId }, purpose: "parcel-invoice", subject: { kind: "box", id: boxId } }),
  );

const many = (count: number) => Promise.all(Array.from({ length: count }, () => uploadFor(ruta)));
const listed = async (id: number) => (await filesOf(database.db, { kind: "box", id })).map((file) => file.id);

describe("attaching files", () => {
  test("T106 who may read them is decided by what they belong to", async () => {
    const files = open();
    const id = await uploadFor(ruta);
    boxes.set(1, jonas);
    const reads = async (userId: number) => (await files.open(id, { user: { id: userId } })) !== null;
    expect([await reads(ruta), await reads(jonas)]).toEqual([true, false]);
    await attach([id], 1);
    expect([await reads(ruta), await reads(jonas)]).toEqual([false, true]);
    await database.db.execute(sql`update files set subject_kind = 'unknown' where id = ${id}`);
    expect([await reads(ruta), await reads(jonas)]).toEqual([false, false]);
  });

  test("T106 nobody attaches a stranger's file, one for another purpose, or one that is elsewhere", async () => {
    const [mine, theirs] = [await uploadFor(ruta), await uploadFor(jonas)];
    await expect(attach([mine, theirs], 2)).rejects.toMatchObject({ code: "not_found" });
    await attach([mine], 2);
    await attach([mine], 2);
    await expect(attach([mine], 3)).rejects.toMatchObject({ code: "not_found" });
    await database.db.execute(sql`update files set purpose = 'parcel-proof' where id = ${theirs}`);
    await expect(attach([theirs], 2, jonas)).rejects.toMatchObject({ code: "not_found" });
    expect(await listed(2)).toEqual([mine]);
    const [file] = await filesOf(database.db, { kind: "box", id: 2 });
    expect(file && presentFile(file)).toMatchObject({ id: mine, name: "a.pdf", kind: "pdf", path: `/files/${mine}` });
  });

  test("T105 a thing has ten files at most, also when two forms are sent at once", async () => {
    const [first, second] = [await many(6), await many(6)];
    const outcomes = await Promise.allSettled([attach(first, 4), attach(second, 4)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "too_many_files" } });
    expect(await listed(4)).toHaveLength(6);
    await attach(await many(4), 4);
    await expect(attach(await many(1), 4)).rejects.toMatchObject({ code: "too_many_files" });
  });
});

describe("what becomes of files", () => {
  const exist = async (...ids: string[]) => {
    const keys = await folder.keys();
    const { rows } = await database.db.execute<{ id: string }>(sql`select id from files`);
    return ids.map((id) => [keys.includes(id), rows.some((row) => row.id === id)]);
  };
  const aged = (id: string, hours: number) =>
    database.db.execute(sql`update files set created_at = now() - make_interval(hours => ${hours}) where id = ${id}`);

  test("I17 what is not attached within a day is deleted, row and bytes; what is attached stays", async () => {
    const [idle, young, kept] = (await many(3)) as [string, string, string];
    await attach([kept], 5);
    for (const id of [idle, kept]) await aged(id, 25);
    await aged(young, 23);
    await open().sweep();
    expect(await exist(idle, young, kept)).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
  });

  test("I17 files that are given up can no longer be read, and go with the next sweep", async () => {
    const files = open();
    const id = await uploadFor(ruta);
    boxes.set(6, ruta);
    await attach([id], 6);
    await giveUpFilesOf(database.db, { kind: "box", id: 6 });
    expect(await files.open(id, { user: { id: ruta } })).toBeNull();
    await aged(id, 2);
    await files.sweep();
    expect(await exist(id)).toEqual([[false, false]]);
  });

  test("T129 T130 an export lists what a user uploaded; an erasure ends it at once", async () => {
    const leaving = await addUser("leaving");
    const id = await uploadFor(leaving);
    expect(await open().personalData.collect(database.db, { userId: leaving })).toMatchObject([{ id, name: "a.pdf" }]);
    await database.db.transaction((tx) => open().personalData.erase(tx, { userId: leaving }));
    expect(await open().personalData.collect(database.db, { userId: leaving })).toEqual([]);
    await open().sweep();
    expect(await exist(id)).toEqual([[false, false]]);
  });
});

describe("F36 a disk that fails", () => {
  /** A storage whose next writes fail, before or after the bytes are there. */
  function failing(failures: ("before" | "after")[]): FileStorage {
    return {
      ...folder,
      async put(key, bytes) {
        const failure = failures.shift();
        if (failure === "before") throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
        await folder.put(key, bytes);
        if (failure === "after") throw Object.assign(new Error("no answer"), { code: "EIO" });
      },
    };
  }

  test("F36 I17 refuses cleanly, leaves neither row nor bytes, and a retry works", async () => {
    const files = open(failing(["before", "after"]));
    const count = async () => (await database.db.execute(sql`select from files`)).rows.length;
    const before = await count();
    for (const _ of ["before", "after"])
      await expect(uploadFor(ruta, files)).rejects.toMatchObject({ code: "unavailable" });
    expect(await count()).toBe(before);
    expect(await checkFiles(database.db, folder)).toEqual([]);
    expect(await uploadFor(ruta, files)).toMatch(/^[\da-f-]{36}$/);
  });

  test("F36 I17 what a process that died left is swept, whether its bytes were there or not", async () => {
    const { rows } = await database.db.execute<{ id: string }>(sql`
      insert into files (user_id, purpose, kind, name, bytes, received_bytes, created_at)
      select ${ruta}, 'parcel-invoice', 'pdf', 'a.pdf', 1, 1, now() - interval '2 hours' from generate_series(1, 2)
      returning id`);
    const [withBytes, without] = rows.map(({ id }) => id) as [string, string];
    await folder.put(withBytes, PDF);
    expect(await checkFiles(database.db, folder)).toEqual([]);
    await open().sweep();
    const keys = await folder.keys();
    expect([keys.includes(withBytes), keys.includes(without)]).toEqual([false, false]);
  });
});

test("I17 the check finds a file without its bytes, and bytes without a row", async () => {
  const [id = ""] = await many(1);
  await folder.delete(id);
  await folder.put("orphan", PDF);
  expect((await checkFiles(database.db, folder)).sort()).toEqual([
    `I17: ${id} has no bytes`,
    "I17: the bytes of orphan have no row",
  ]);
  await folder.delete("orphan");
  clock += 1;
});
