import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rawRequest, sendRaw } from "#testing/raw-http.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { makeDataDir, removeDataDir } from "#testing/throw-away-data.ts";

let dataDir: string;
let app: TestApp;
let port: number;
beforeAll(async () => {
  dataDir = makeDataDir();
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#336699" } })
    .jpeg()
    .toBuffer();
  for (const folder of ["media/shoes", "media-secret"]) {
    mkdirSync(join(dataDir, folder), { recursive: true });
    writeFileSync(join(dataDir, folder, "1.jpg"), picture);
  }
  symlinkSync(join(dataDir, "media-secret"), join(dataDir, "media/link"));
  app = await createTestApp({ env: { DATA_DIR: dataDir, IMAGE_HOSTS: "own.host.test" } });
  port = await app.listen();
});
afterAll(async () => {
  await app.close();
  removeDataDir(dataDir);
});

/** Sends the path as it is; a browser would normalise it first. */
const ask = (path: string, ...headers: string[]) =>
  sendRaw(port, rawRequest(`GET ${path} HTTP/1.1`, "Host: lt.localhost", ...headers));

describe("the image route of a storefront", () => {
  test("CATALOG-17 resizes an image of the media folder and caches it", async () => {
    const first = await visit(app, { path: "/img/f_webp,w_320,q_75/media/shoes/1.jpg" });
    expect([first.statusCode, first.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 320, height: 213 });
    const second = await visit(app, { path: "/img/w_300/media/shoes/1.jpg", host: "lv.localhost" });
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  test("CATALOG-17 answers HEAD with the same headers and no body", async () => {
    const { statusCode, headers, rawPayload } = await visit(app, {
      method: "HEAD",
      path: "/img/w_320/media/shoes/1.jpg",
    });
    expect([statusCode, headers["content-type"], rawPayload.length]).toEqual([200, "image/webp", 0]);
    expect(Number(headers["content-length"])).toBeGreaterThan(100);
  });

  test("CATALOG-17 is served on hosts of storefronts only", async () => {
    const { statusCode } = await visit(app, { host: "evil.example", path: "/img/w_320/media/shoes/1.jpg" });
    expect(statusCode).toBe(421);
  });

  test("CATALOG-17 draws the demo's pictures, and does not know them outside of the demo", async () => {
    const path = "/img/w_320/drawn/sneaker-2-storm-0.svg";
    expect((await ask(path)).status).toBe(403);
    const demo = await createTestApp({ env: { DATA_DIR: dataDir, DEMO: "1" }, databaseUrl: app.databaseUrl });
    const { statusCode, rawPayload } = await visit(demo, { path });
    const unknown = await visit(demo, { path: "/img/w_320/drawn/sneaker-9-storm-0.svg" });
    await demo.close();
    expect([statusCode, unknown.statusCode]).toEqual([200, 404]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "webp", width: 320 });
  });

  test("T095 refuses every host but those of IMAGE_HOSTS", async () => {
    const sources = [
      "https://evil.com/a.jpg",
      "https://own.host.test.evil.com/a.jpg",
      "https://own.host.test@evil.com/a.jpg",
      "https://own.host.test%2500.evil/a.jpg",
      "https://ownXhost.test/a.jpg",
      "https://%D0%BEwn.host.test/a.jpg",
    ];
    for (const source of sources) expect((await ask(`/img/w_64/${source}`)).status, source).toBe(403);
    // A NUL in a path is refused for every route, before this one.
    expect((await ask("/img/w_64/https://own.host.test%00.evil/a.jpg")).status).toBe(400);
  });

  test("T099 no path leads out of the media folder, and no answer names a path of the server", async () => {
    const paths = [
      "/img/w_64/../../etc/passwd",
      "/img/w_64/media/../../../../etc/passwd",
      "/img/w_64/media/..%2f..%2f..%2fetc%2fpasswd",
      "/img/w_64/media/%2e%2e/media-secret/1.jpg",
      "/img/w_64/media/%252e%252e/media-secret/1.jpg",
      "/img/w_64//etc/passwd",
      "/img/w_64/media//etc/passwd",
      "/img/w_64/media-secret/1.jpg",
      "/img/w_64/../media-secret/1.jpg",
      "/img/w_64/media/link/1.jpg",
      "/img/w_64/file:///etc/passwd",
    ];
    for (const path of paths) {
      const { status, body } = await ask(path);
      expect([403, 404], path).toContain(status);
      expect(body, path).not.toContain(dataDir);
      expect(body, path).not.toMatch(/root:|etc\/passwd/);
    }
    // A backslash in a path is refused for every route, before this one.
    expect((await ask("/img/w_64/media/%5c..%5cmedia-secret/1.jpg")).status).toBe(400);
  });

  test("T100 refuses unknown modifiers and clamps those out of bounds", async () => {
    for (const modifiers of ["w_-1", "w_NaN", "f_exe", "fit_x", "w_1,".repeat(50), ""])
      expect((await ask(`/img/${modifiers}/media/shoes/1.jpg`)).status, modifiers).toBe(400);
    for (const modifiers of ["w_20000", "s_99999x99999", "w_64,q_1000", "w_64,b_500"])
      expect((await ask(`/img/${modifiers}/media/shoes/1.jpg`)).status, modifiers).toBe(200);
  });

  test("T103 serves the same image to every visitor: reads, varies by and sets no cookie", async () => {
    const plain = await ask("/img/w_96/media/shoes/1.jpg");
    const known = await ask(
      "/img/w_96/media/shoes/1.jpg",
      "Cookie: session=abc; language=ru",
      "Authorization: Bearer x",
    );
    expect(known.headers.etag).toBe(plain.headers.etag);
    for (const { headers } of [plain, known]) {
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers.vary).toBeUndefined();
    }
  });
});
