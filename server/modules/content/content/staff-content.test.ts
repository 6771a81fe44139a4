import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/shared/time/durations.ts";
import { upload } from "#testing/operations/files.ts";
import { BACKOFFICE_HOST } from "#testing/people/members.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { raceToEdit, staleBecauseOf } from "#testing/race-to-edit.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { sweepPreviews } from "./entries/preview.ts";
import { turnContentClock } from "./entries/publish.ts";

let app: TestApp;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  app = await createTestApp({ poolSize: 12 });
  member = await signedInMember(app, { roles: ["merchandiser"] });
});
afterAll(() => app.close());

const ask = (path: string, body: object) =>
  staffCall(app, path, body, { cookies: member.cookies, headers: { "idempotency-key": randomUUID() } });
const paragraph = { kind: "paragraph", runs: [{ text: "Something to read." }] };
const text = (extra: object = {}) => ({
  language: "en",
  slug: "written",
  title: "Written by staff",
  description: "What staff wrote",
  blocks: [paragraph],
  ...extra,
});

interface Changed {
  id: number;
  version: number;
  state: string;
}

let keys = 0;
async function create(kind = "article"): Promise<Changed> {
  const answer = await ask("/content/create", { storefront: "lt", kind, key: `written-${++keys}` });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
async function write({ id, version }: Changed, extra: object = {}): Promise<Changed> {
  const answer = await ask("/content/save-text", { id, version, ...text({ slug: `written-${id}`, ...extra }) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const move = ({ id, version }: Changed, event: string, extra: object = {}) =>
  ask("/content/move", { id, version, event, ...extra });
const read = async (slug: string) => (await call(app, "/content/article", { slug, locale: "en" })).json();
const stateOf = async (id: number) => {
  const { rows } = await app.database.db.execute<{ state: string }>(
    sql`select state from content_entries where id = ${id}`,
  );
  return rows[0]?.state;
};

describe("staff write", () => {
  test("CONTENT-01 an article that readers see once it is published, and not before", async () => {
    const written = await write(await create());
    expect((await read(`written-${written.id}`)).kind).toBe("missing");
    expect((await move(written, "publish")).json()).toMatchObject({ state: "published" });
    expect(await read(`written-${written.id}`)).toMatchObject({ kind: "found", text: { title: "Written by staff" } });
  });

  test("CONTENT-01 a new address, and the earlier one leads there for good", async () => {
    const written = await write(await create());
    const published: Changed = (await move(written, "publish")).json();
    await write(published, { slug: `renamed-${written.id}` });
    expect(await read(`written-${written.id}`)).toEqual({ kind: "moved", slug: `renamed-${written.id}` });
    expect((await read(`renamed-${written.id}`)).kind).toBe("found");
  });

  test("CONTENT-01 every revision is kept, and none can be changed", async () => {
    const written = await write(await create());
    const again = await write(written, { title: "Another title" });
    const { revisions } = (await ask("/content/get", { id: again.id })).json();
    expect(revisions.map(({ title, version }: Record<string, unknown>) => [title, version])).toEqual([
      ["Another title", 3],
      ["Written by staff", 2],
    ]);
    await expect(app.database.db.execute(sql`delete from content_revisions`)).rejects.toThrow();
  });

  test("CONTENT-01 of two who save the same version one is refused, and reads the other's text and name", async () => {
    const { id, version } = await create();
    const body = (title: string) => ({ id, version, ...text({ slug: `race-${id}`, title }) });
    const race = await raceToEdit(app, "/content/save-text", [body("First"), body("Second")]);
    expect(race.lost).toMatchObject(staleBecauseOf(race.winner));
    const present = (await ask("/content/get", { id })).json();
    expect(race.lost.current).toEqual(present);
    expect(present).toMatchObject({
      version: race.won.version,
      texts: [{ title: (race.body as { title: string }).title }],
    });
  });

  test("CONTENT-01 an entry that somebody else moved is not moved by its earlier version", async () => {
    const { id, version } = await write(await create());
    const publish = { id, version, event: "publish" };
    const race = await raceToEdit(app, "/content/move", [publish, publish]);
    expect(race.lost).toMatchObject({ ...staleBecauseOf(race.winner), current: { id, state: "published" } });
  });

  test("CONTENT-01 nobody is named for what the clock changed", async () => {
    const written = await write(await create());
    const publish_at = new Date(Date.now() + MINUTE_MS).toISOString();
    const scheduled: Changed = (await move(written, "schedule", { publish_at })).json();
    await turnContentClock(app.database.db, new Date(Date.now() + 2 * MINUTE_MS));
    const refused = (await move(scheduled, "unschedule")).json();
    expect(refused).toMatchObject({ code: "stale_version", changed: null, current: { state: "published" } });
  });

  test.each([
    ["no description", { description: "" }, "no-description"],
    ["a picture without words", { blocks: [{ kind: "picture", path: "/a.svg", alt: " " }] }, "no-alt"],
    ["an empty text", { blocks: [] }, "no-blocks"],
    ["no text", null, "no-text"],
  ])("CONTENT-01 ERROR-05 an entry with %s cannot be published", async (_name, extra, problem) => {
    const entry = extra ? await write(await create(), extra) : await create();
    const answer = await move(entry, "publish");
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { event: `content.staff.${problem}` }]);
    expect(await stateOf(entry.id)).toBe("draft");
  });

  test("T132 a storefront that does not exist is not found", async () => {
    const answer = await ask("/content/create", { storefront: "zz", kind: "article", key: "nowhere" });
    expect(answer.statusCode).toBe(404);
  });

  test("ERROR-05 a taken address, an unknown language and a link of another kind are refused at their field", async () => {
    const taken = await write(await create());
    const entry = await create();
    const save = (extra: object) => ask("/content/save-text", { id: entry.id, version: entry.version, ...text(extra) });
    expect((await save({ slug: `written-${taken.id}` })).json().errors).toHaveProperty("slug");
    expect((await save({ language: "lv" })).json().errors).toHaveProperty("language");
    const link = { kind: "paragraph", runs: [{ text: "here", href: "javascript:alert(1)" }] };
    expect((await save({ blocks: [link] })).statusCode).toBe(400);
  });
});

describe("the clock of content", () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

  test("CONTENT-01 publishes at the set time, once, and takes it away at the other", async () => {
    const written = await write(await create());
    const times = { publish_at: inMinutes(10), unpublish_at: inMinutes(20) };
    expect((await move(written, "schedule", times)).json()).toMatchObject({ state: "scheduled" });
    await turnContentClock(app.database.db, new Date());
    expect(await stateOf(written.id)).toBe("scheduled");
    const later = new Date(Date.now() + 11 * MINUTE_MS);
    await Promise.all([1, 2, 3, 4].map(() => turnContentClock(app.database.db, later)));
    expect(await stateOf(written.id)).toBe("published");
    const { rows } = await app.database.db.execute(sql`
      select event, actor from status_events where aggregate = 'content' and aggregate_id = ${written.id} order by id`);
    expect(rows.map(({ event, actor }) => `${event} by ${actor}`)).toEqual([
      "write by staff",
      "schedule by staff",
      "publish by system",
    ]);
    await turnContentClock(app.database.db, new Date(Date.now() + 21 * MINUTE_MS));
    expect(await stateOf(written.id)).toBe("archived");
  });

  test("ERROR-05 a time that has passed is refused", async () => {
    const written = await write(await create());
    expect((await move(written, "schedule", { publish_at: inMinutes(-1) })).statusCode).toBe(422);
    expect((await move(written, "schedule")).statusCode).toBe(422);
  });
});

describe("a preview", () => {
  const preview = async (id: number, language = "en") => ask("/content/preview", { id, language });
  const pathOf = (url: string) => new URL(url).pathname;

  test.each(["article", "question", "page"])("CONTENT-01 T016 shows a draft %s to who has its link", async (kind) => {
    const written = await write(await create(kind));
    const { url } = (await preview(written.id)).json();
    expect(url).toMatch(/\/en\/preview\/[\w-]{22,}$/);
    const { statusCode, body, headers } = await visit(app, { path: pathOf(url) });
    expect(statusCode).toBe(200);
    expect(body).toContain("Written by staff");
    expect(body).toContain("Draft. Only people with this link see it");
    expect(body).toMatch(/<meta name="robots" content="noindex"/);
    expect(body.includes("<div data-wide"), "an article has the width of its own page").toBe(kind === "article");
    expect(headers).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
    const token = pathOf(url).split("/").at(-1) ?? "";
    const head = body.match(/<(?:link|meta)\b[^>]*>/g)?.filter((tag) => /canonical|alternate|og:url/.test(tag)) ?? [];
    expect([head.length > 0, head.filter((tag) => tag.includes(token))]).toEqual([true, []]);
    expect((await read(`written-${written.id}`)).kind).toBe("missing");
  });

  test("CONTENT-01 is for one text, one language and one day, and its link is not kept", async () => {
    const written = await write(await create());
    expect((await preview(written.id, "lt")).statusCode).toBe(422);
    const { url, expires_at } = (await preview(written.id)).json();
    const path = pathOf(url);
    expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(23.9 * HOUR_MS);
    const others = [path.replace("/en/", "/lt/"), `${path.slice(0, -1)}_`, "/en/preview/x"];
    for (const other of others) expect((await visit(app, { path: other })).statusCode, other).toBe(404);
    const token = path.split("/").at(-1) ?? "";
    const { rows } = await app.database.db.execute(sql`select input::text from audit_entries`);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(app.log.join("")).not.toContain(token);
    await sweepPreviews(app.database.db, new Date(Date.now() + DAY_MS + 1_000));
    expect((await visit(app, { path })).statusCode).toBe(404);
  });
});

describe("pictures of a text", () => {
  const send = async (bytes: Buffer, name = "a.jpg") =>
    upload(app, bytes, { cookies: member.cookies, host: BACKOFFICE_HOST, purpose: "content-picture", name });

  test("CONTENT-01 T107 an uploaded picture is served in the sizes of pages, without what the camera wrote", async () => {
    const taken = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#336699" } })
      .withExif({ IFD0: { Artist: "Rūta of Vilnius" } })
      .jpeg()
      .toBuffer();
    const { id: file } = (await send(taken)).json();
    const entry = await create();
    const { paths } = (await ask("/content/add-pictures", { id: entry.id, files: [file] })).json();
    expect(paths).toEqual([`uploads/${file}.jpg`]);
    const written = await write(entry, {
      blocks: [{ kind: "picture", path: `/${paths[0]}`, alt: "A warehouse" }, paragraph],
    });
    await move(written, "publish");
    const { body } = await visit(app, { path: `/en/blog/written-${entry.id}` });
    const [address = ""] = body.match(new RegExp(`/img/[^" ]+/uploads/${file}\\.jpg`)) ?? [];
    const picture = await visit(app, { path: address });
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect((await sharp(picture.rawPayload).metadata()).exif).toBeUndefined();
    expect(picture.rawPayload.toString("latin1")).not.toContain("Vilnius");
  });

  test("CONTENT-01 T104 T105 more than 8 MB and what is no picture is refused; what belongs to no text is not served", async () => {
    expect((await send(Buffer.alloc(8 * 1024 * 1024 + 1, 255))).statusCode).toBe(413);
    expect((await send(Buffer.from("<svg onload=alert(1)>"))).json().code).toBe("file_kind");
    const plain = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#fff" } })
      .jpeg()
      .toBuffer();
    const { id: file } = (await send(plain)).json();
    const entry = await create();
    const known = (await ask("/content/add-pictures", { id: entry.id, files: [randomUUID()] })).statusCode;
    expect(known).toBe(404);
    expect((await visit(app, { path: `/img/w_320/uploads/${file}.jpg` })).statusCode).toBe(404);
  });
});
