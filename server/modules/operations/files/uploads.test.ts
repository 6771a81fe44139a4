import { readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { MAX_FILE_BYTES } from "#domain/operations/files/file-limits.ts";
import { FILE_PURPOSES, type FilePurpose } from "#domain/operations/files/file-purpose.ts";
import { incomingFolder, localFolder } from "#platform/files/local-folder.ts";
import { reencodePicture } from "#platform/files/reencode-picture.ts";
import { UnreadableImage } from "#platform/images/image-source.ts";
import { photo, pngClaiming } from "#platform/images/test-images.ts";
import { TooBusy } from "#platform/limits/gate.ts";
import { bucketOf } from "#platform/limits/rate-limits.ts";
import { checkFiles } from "#testing/invariants/check-files.ts";
import { PDF, upload } from "#testing/operations/files.ts";
import { addUser, query, signedIn } from "#testing/people/identity.ts";
import { BACKOFFICE_HOST } from "#testing/people/members.ts";
import { signedInMember } from "#testing/people/staff.ts";
import { rawRequest, sendThenRead } from "#testing/raw-http.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let ruta: { id: number; cookies: Record<string, string> };
let jonas: { id: number; cookies: Record<string, string> };

beforeAll(async () => {
  app = await createTestApp();
  [ruta, jonas] = (await Promise.all(["ruta", "jonas"].map(customer))) as [typeof ruta, typeof jonas];
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await checkFiles(app.database.db, localFolder(app.filesDir))).toEqual([]);
  expect(await readdir(incomingFolder(app.filesDir)).catch(() => [])).toEqual([]);
});

async function customer(name: string) {
  const email = `${name}@example.com`;
  return { id: await addUser(app, { email }), cookies: await signedIn(app, email) };
}

const get = (id: string, cookies: Record<string, string> = {}, host = "lt.localhost") =>
  visit(app, { path: `/files/${id}`, cookies, host });

/** The code and status of a refused upload. */
const refusal = async (body: Buffer, options: Parameters<typeof upload>[2]) => {
  const answer = await upload(app, body, { cookies: ruta.cookies, ...options });
  return [answer.statusCode, answer.json().code];
};

describe("T104 an upload is what its bytes say", () => {
  test("T104 pages, drawings and other bytes are refused whatever they are called", async () => {
    const others = [
      "<!doctype html><script>1</script>",
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      "GIF89a",
      "",
      "MZ",
    ];
    for (const bytes of others)
      expect(await refusal(Buffer.from(bytes), { name: "a.jpg" })).toEqual([415, "file_kind"]);
    const unfinished = PDF.subarray(0, 20);
    expect(await refusal(unfinished, { name: "a.pdf" })).toEqual([415, "file_kind"]);
    expect(await refusal(Buffer.concat([Buffer.from("\n"), PDF]), { name: "a.pdf" })).toEqual([415, "file_kind"]);
  });

  test.each([
    ["a script", "<script>alert(1)</script>"],
    ["a handler", '<rect width="1" height="1" onload="alert(1)"/>'],
    ["a page within", '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ["an external entity", "<text>&secret;</text>"],
  ])("T087 a drawing with %s is refused under any name that is accepted", async (_what, inside) => {
    const declared = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY secret SYSTEM "file:///etc/passwd">]>';
    const drawing = Buffer.from(`${declared}<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
    for (const name of ["a.jpg", "a.png", "a.pdf"])
      expect(await refusal(drawing, { name }), name).toEqual([415, "file_kind"]);
  });

  test("T104 a name that could mislead is refused", async () => {
    for (const name of ["a.jpg.php", "a\0.jpg", `${"a".repeat(300)}.jpg`, "../a.jpg"])
      expect(await refusal(PDF, { name }), name).toEqual([400, "bad_request"]);
  });

  test("T104 of a picture with something behind it only the picture is stored, under a name of ours", async () => {
    const polyglot = Buffer.concat([await photo(40, 30), Buffer.from("<script>alert(1)</script>%PDF-1.7 %%EOF")]);
    const { id } = (await upload(app, polyglot, { cookies: ruta.cookies, name: "evil.pdf" })).json();
    const answer = await get(id, ruta.cookies);
    expect(answer.headers["content-type"]).toBe("image/jpeg");
    expect(answer.headers["content-disposition"]).toBe(`attachment; filename="${id.slice(0, 8)}.jpg"`);
    expect(answer.rawPayload.includes("script")).toBe(false);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 40, height: 30 });
  });

  test("T104 each accepted kind of picture becomes a JPEG", async () => {
    for (const format of ["jpeg", "png", "webp", "avif"] as const) {
      const answer = await upload(app, await photo(16, 16, format), { cookies: ruta.cookies, name: `a.${format}` });
      expect(answer.statusCode, format).toBe(200);
      const stored = await get(answer.json().id, ruta.cookies);
      expect((await sharp(stored.rawPayload).metadata()).format).toBe("jpeg");
    }
  });

  test("T104 broken pictures and those of more than 40 megapixels are refused", async () => {
    const broken = (await photo(64, 64)).subarray(0, 100);
    expect(await refusal(broken, { name: "a.jpg" })).toEqual([422, "file_unreadable"]);
    expect(await refusal(pngClaiming(8_000, 5_001), { name: "a.png" })).toEqual([422, "file_unreadable"]);
  });
});

describe("T105 how much can be uploaded", () => {
  const sized = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - 2 * PDF.length, 10), PDF]);

  test("T105 ten megabytes are accepted, one byte more is not, however it is announced", async () => {
    expect((await upload(app, sized(MAX_FILE_BYTES), { cookies: ruta.cookies })).statusCode).toBe(200);
    expect(await refusal(sized(MAX_FILE_BYTES + 1), {})).toEqual([413, "file_too_large"]);
  });

  test("T105 a user has 200 MB a day, also when two uploads come at once", async () => {
    const { id, cookies } = await customer("quota");
    await query(
      app,
      `insert into files (user_id, purpose, kind, name, bytes, received_bytes, subject_kind, subject_id)
       select $1, 'parcel-invoice', 'pdf', 'a.pdf', 1, 10485760, 'gone', 1 from generate_series(1, 19)`,
      [id],
    );
    const answers = await Promise.all([1, 2].map(() => upload(app, sized(6_000_000), { cookies })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 413]);
    expect(answers.map((answer) => answer.json().code)).toContain("file_quota");
    await query(app, "update files set created_at = now() - interval '25 hours' where user_id = $1", [id]);
    expect((await upload(app, sized(6_000_000), { cookies })).statusCode).toBe(200);
  });

  test("T118 the same key is answered with the same file, and none is refused", async () => {
    const first = await upload(app, PDF, { cookies: ruta.cookies, key: "one" });
    const again = await upload(app, PDF, { cookies: ruta.cookies, key: "one" });
    expect(again.json()).toEqual(first.json());
    expect(await refusal(PDF, { key: "" })).toEqual([400, "bad_request"]);
  });

  test("T118 F36 an answer that needs no body reaches a sender that closes the connection, whole", async () => {
    const port = await app.listen();
    const body = sized(300_000);
    const cookie = Object.entries(ruta.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join("; ");
    const send = (key: string, sender = cookie) => {
      const head = rawRequest(
        "POST /api/files?purpose=parcel-invoice&name=a.pdf HTTP/1.1",
        "host: lt.localhost",
        "content-type: application/pdf",
        `content-length: ${body.length}`,
        `cookie: ${sender}`,
        `idempotency-key: ${key}`,
        "sec-fetch-site: same-origin",
        "connection: close",
      );
      return sendThenRead(port, Buffer.concat([Buffer.from(head), body]));
    };
    const first = await send("closing");
    expect(first.status).toBe(200);
    expect((await send("closing")).body).toBe(first.body);
    expect((await send("nobody", "")).status).toBe(401);
  });
});

test("T105 T124 uploads that are refused by their kind are limited too", async () => {
  const { id, cookies } = await customer("refused");
  const refused = () => upload(app, Buffer.from("MZ"), { cookies });
  expect((await refused()).statusCode).toBe(415);
  await query(app, "update rate_limits set hits = 300 where bucket = $1", [
    bucketOf({ action: "upload by", subject: `user ${id}` }),
  ]);
  expect((await refused()).statusCode).toBe(429);
  expect((await upload(app, PDF, { cookies: ruta.cookies })).statusCode).toBe(200);
});

test("F36 a picture that could not be made in time can be sent again; a broken one cannot", async () => {
  const path = join(tmpdir(), "slow-picture.jpg");
  await writeFile(path, await photo(40, 40));
  await expect(reencodePicture(path, 1)).rejects.toBeInstanceOf(TooBusy);
  await writeFile(path, "no picture");
  await expect(reencodePicture(path)).rejects.toBeInstanceOf(UnreadableImage);
});

describe("T106 who may read a file", () => {
  test("T106 T059 only who uploaded it; for everybody else there is none", async () => {
    const { id } = (await upload(app, PDF, { cookies: ruta.cookies })).json();
    const own = await get(id, ruta.cookies);
    expect([own.statusCode, own.rawPayload.equals(PDF)]).toEqual([200, true]);
    const missing = await get("00000000-0000-4000-8000-000000000000", ruta.cookies);
    for (const answer of [await get(id, jonas.cookies), await get(id), await get("x", ruta.cookies)]) {
      expect(answer.statusCode).toBe(404);
      expect({ ...answer.json(), request_id: "" }).toEqual({ ...missing.json(), request_id: "" });
    }
  });

  test("T106 a file is an attachment in a sandbox that no shared cache stores", async () => {
    const { id } = (await upload(app, PDF, { cookies: ruta.cookies })).json();
    const { headers } = await get(id, ruta.cookies);
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="[\da-f]{8}\.pdf"$/);
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*; sandbox$/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe("private, no-cache");
    const cached = { "if-none-match": String(headers.etag) };
    expect((await visit(app, { path: `/files/${id}`, cookies: ruta.cookies, headers: cached })).statusCode).toBe(304);
    expect((await visit(app, { path: `/files/${id}`, cookies: jonas.cookies, headers: cached })).statusCode).toBe(404);
  });

  test("T031 T065 nobody uploads without signing in, from another site, or for a purpose of staff", async () => {
    expect((await upload(app, PDF)).statusCode).toBe(401);
    const crossSite = { headers: { "sec-fetch-site": "cross-site" } };
    expect((await upload(app, PDF, { cookies: ruta.cookies, ...crossSite })).statusCode).toBe(403);
    expect(await refusal(PDF, { purpose: "parcel-photo" })).toEqual([403, "forbidden"]);
    expect(await refusal(PDF, { purpose: "toString" })).toEqual([400, "bad_request"]);
  });

  test("T065 staff upload and read on their own origin, with the permission of the purpose", async () => {
    const picture = await photo(20, 20);
    const photoFor = (cookies: Record<string, string>) =>
      upload(app, picture, { cookies, host: BACKOFFICE_HOST, purpose: "parcel-photo", name: "a.jpg" });
    const [worker, auditor] = [
      await signedInMember(app, { roles: ["warehouse"] }),
      await signedInMember(app, { roles: ["auditor"] }),
    ];
    expect((await photoFor(auditor.cookies)).statusCode).toBe(403);
    const { id } = (await photoFor(worker.cookies)).json();
    expect((await get(id, worker.cookies, BACKOFFICE_HOST)).statusCode).toBe(200);
    expect((await get(id, auditor.cookies, BACKOFFICE_HOST)).statusCode).toBe(404);
    expect((await get(id, ruta.cookies)).statusCode).toBe(404);
  });
});

/** A photo that says where, when and by whom it was taken. */
const takenSomewhere = async () =>
  sharp(await photo(60, 40))
    .withExif({
      IFD0: { Make: "Camera", Artist: "Rūta" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "54/1 41/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Tables take no pictures, and have tests of their own. */
const takesPictures = (purpose: FilePurpose) => (FILE_PURPOSES[purpose].kinds as readonly string[]).includes("jpeg");

/** A purpose that is added is covered by this. */
test.each((Object.keys(FILE_PURPOSES) as FilePurpose[]).filter(takesPictures))(
  "T104 T105 T106 T107 of an upload for %s the bytes decide, a byte too much is refused, strangers get nothing, and a photo does not say where it was taken",
  async (purpose) => {
    const isOfStaff = FILE_PURPOSES[purpose].permission !== null;
    const by = isOfStaff ? await signedInMember(app, {}) : ruta;
    const host = isOfStaff ? BACKOFFICE_HOST : "lt.localhost";
    const send = (body: Buffer, name = "a.jpg") => upload(app, body, { cookies: by.cookies, host, purpose, name });
    const coded = async (body: Buffer, name?: string) => {
      const answer = await send(body, name);
      return [answer.statusCode, answer.json().code];
    };
    expect(await coded(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([415, "file_kind"]);
    expect(await coded(PDF, "a.jpg.php")).toEqual([400, "bad_request"]);
    const picture = await takenSomewhere();
    const padded = Buffer.concat([picture, Buffer.alloc(MAX_FILE_BYTES + 1 - picture.length)]);
    expect(await coded(padded)).toEqual([413, "file_too_large"]);
    const { id } = (await send(picture)).json();
    const own = await get(id, by.cookies, host);
    expect([own.statusCode, own.rawPayload.includes("Camera")]).toEqual([200, false]);
    expect((await get(id, jonas.cookies)).statusCode).toBe(404);
    expect((await get(id)).statusCode).toBe(404);
  },
);

test("T107 where and when a photo was taken is removed, and it stays upright", async () => {
  const taken = await takenSomewhere();
  expect(taken.includes("Camera")).toBe(true);
  const { id } = (await upload(app, taken, { cookies: ruta.cookies, name: "a.jpg" })).json();
  const { rawPayload } = await get(id, ruta.cookies);
  const { exif, xmp, orientation, width, height } = await sharp(rawPayload).metadata();
  expect({ exif, xmp, orientation, width, height }).toEqual({
    exif: undefined,
    xmp: undefined,
    orientation: undefined,
    width: 40,
    height: 60,
  });
  expect(rawPayload.includes("Camera")).toBe(false);
});
