import { utimes } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { drawnImages } from "./drawn-images.ts";
import { openImageServer, photo } from "./test-images.ts";

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 108" width="100" height="108"><rect width="100" height="108" fill="#00ff00"/><script>alert(1)</script></svg>`;

let images: Awaited<ReturnType<typeof openImageServer>>;
beforeEach(async () => {
  const draw = async (name: string) => (name === "box.svg" ? DRAWING : null);
  images = await openImageServer({ sources: { drawn: drawnImages(draw) } });
});
afterEach(() => images.close());

async function shape(path: string) {
  const { statusCode, headers, rawPayload } = await images.get(path);
  const { width, height, format } = await sharp(rawPayload).metadata();
  return { status: statusCode, type: headers["content-type"], width, height, format };
}

describe("the image route", () => {
  test("CATALOG-17 returns webp of quality 75 in the requested width, with the picture's own ratio", async () => {
    await images.addMedia("shoes/žalias 1.jpg", await photo(1_000, 500));
    const file = "media/shoes/%C5%BEalias%201.jpg";
    expect(await shape(`/img/w_400/${file}`)).toEqual({
      status: 200,
      type: "image/webp",
      width: 400,
      height: 200,
      format: "webp",
    });
    const standard = await images.get(`/img/w_400,f_webp,q_75/${file}`);
    expect((await images.get(`/img/w_400/${file}`)).rawPayload).toEqual(standard.rawPayload);
  });

  test("CATALOG-17 applies each of f, fit, w, h, s, q and b", async () => {
    await images.addMedia("a.png", await photo(1_000, 500, "png"));
    for (const format of ["avif", "jpeg", "png", "webp"]) {
      const { type, width } = await shape(`/img/f_${format},w_64/media/a.png`);
      expect({ type, width }).toEqual({ type: `image/${format}`, width: 64 });
    }
    const sizes = {
      w_320: [320, 160],
      h_320: [640, 320],
      s_320x320: [320, 320],
      "w_320,h_320": [320, 320],
      "s_320x320,fit_contain": [320, 320],
      "s_320x320,fit_fill": [320, 320],
      "s_320x320,fit_inside": [320, 160],
      "s_320x320,fit_outside": [640, 320],
      w_1920: [1_000, 500],
    };
    for (const [modifiers, [width, height]] of Object.entries(sizes))
      expect(await shape(`/img/${modifiers}/media/a.png`), modifiers).toMatchObject({ width, height });
    const weight = async (quality: number) =>
      (await images.get(`/img/f_jpeg,w_960,q_${quality}/media/a.png`)).rawPayload.length;
    expect(await weight(50)).toBeLessThan(await weight(90));
    const corner = async (background: string) => {
      const { rawPayload } = await images.get(`/img/f_png,s_320x320,fit_contain,b_${background}/media/a.png`);
      return [...(await sharp(rawPayload).ensureAlpha().raw().toBuffer()).subarray(0, 4)];
    };
    expect([await corner("black"), await corner("ffffff"), await corner("transparent")]).toEqual([
      [0, 0, 0, 255],
      [255, 255, 255, 255],
      [0, 0, 0, 0],
    ]);
  });

  test("CATALOG-17 fills transparency with white, or with the requested background, in a JPEG", async () => {
    const glass = { width: 64, height: 64, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } as const;
    await images.addMedia("glass.png", await sharp({ create: glass }).png().toBuffer());
    const colour = async (modifiers: string) => {
      const { rawPayload } = await images.get(`/img/${modifiers}/media/glass.png`);
      return [...(await sharp(rawPayload).raw().toBuffer()).subarray(0, 3)];
    };
    expect(await colour("f_jpeg,w_64")).toEqual([255, 255, 255]);
    expect(await colour("f_jpeg,w_64,b_black")).toEqual([0, 0, 0]);
  });

  test("CATALOG-17 rotates a photograph by its EXIF orientation", async () => {
    const turned = await sharp(await photo(200, 100))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await images.addMedia("turned.jpg", turned);
    expect(await shape("/img/w_100/media/turned.jpg")).toMatchObject({ width: 100, height: 200 });
  });

  test("CATALOG-17 rasterises a drawing at any size and never returns SVG", async () => {
    await images.addMedia("logo.svg", DRAWING);
    for (const file of ["drawn/box.svg", "media/logo.svg"]) {
      expect(await shape(`/img/w_640/${file}`)).toMatchObject({ type: "image/webp", width: 640, height: 691 });
      expect(await shape(`/img/_/${file}`)).toMatchObject({ type: "image/webp", width: 1778, height: 1920 });
      expect((await images.get(`/img/f_svg,w_640/${file}`)).statusCode).toBe(400);
    }
  });

  test("T087 of an operator's drawing only its pixels leave, with a policy that allows nothing", async () => {
    const hostile = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY secret SYSTEM "file:///etc/hostname">]>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)"><script>alert(1)</script>
      <foreignObject><p xmlns="http://www.w3.org/1999/xhtml">&secret;</p></foreignObject><rect width="10" height="10"/></svg>`;
    await images.addMedia("hostile.svg", hostile);
    const { headers, rawPayload } = await images.get("/img/w_64/media/hostile.svg");
    expect(headers["content-type"]).toMatch(/^image\/(?!svg)/);
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff" });
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
    expect(rawPayload.toString("latin1")).not.toMatch(/<svg|script|onload/);
  });

  test("CATALOG-17 lets everybody cache a picture for a year and show it in a mail, with headers that allow nothing but a picture", async () => {
    await images.addMedia("a.jpg", await photo(100, 100));
    const { headers } = await images.get("/img/w_64/media/a.jpg", { cookie: "session=1" });
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
    });
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
    expect(headers).not.toHaveProperty("vary");
    expect(headers).not.toHaveProperty("set-cookie");
    const again = await images.get("/img/w_64/media/a.jpg", { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test("CATALOG-17 shows the new content of a file that has changed", async () => {
    await images.addMedia("a.jpg", await photo(400, 400));
    expect(await shape("/img/w_320/media/a.jpg")).toMatchObject({ height: 320 });
    await images.addMedia("a.jpg", await photo(400, 200));
    await utimes(join(images.mediaDir, "a.jpg"), new Date(), new Date(Date.now() + 5_000));
    expect(await shape("/img/w_320/media/a.jpg")).toMatchObject({ height: 160 });
  });

  test("CATALOG-18 replaces a missing or broken picture by a neutral one of the requested shape, cached for a minute", async () => {
    await images.addMedia("text.jpg", "not a picture");
    await images.addMedia("half.jpg", (await photo(400, 400)).subarray(0, 300));
    for (const file of [
      "media/none.jpg",
      "media/none/none.jpg",
      "drawn/none.svg",
      "media/text.jpg",
      "media/half.jpg",
    ]) {
      const { statusCode, headers, rawPayload } = await images.get(`/img/s_400x800/${file}`);
      expect([statusCode, headers["cache-control"]], file).toEqual([404, "public, max-age=60"]);
      const { width, height, format } = await sharp(rawPayload).metadata();
      expect({ ratio: width / height, format }, file).toEqual({ ratio: 0.5, format: "webp" });
    }
    expect(await images.cachedFiles()).toEqual([]);
  });

  test("CATALOG-18 refuses an unknown provider, without a picture", async () => {
    for (const source of ["cloud/a.jpg", "a.jpg", "remote/a.jpg", "https://cdn.shop.test/a.jpg", "/etc/passwd"]) {
      const { statusCode, headers } = await images.get(`/img/w_64/${source}`);
      expect([statusCode, headers["content-type"]], source).toEqual([403, "text/html; charset=utf-8"]);
    }
  });
});
