import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { normalModifiers } from "#domain/shared/images/modifiers.ts";
import { imageKind } from "./image-kind.ts";
import { type ImageSource, UnreadableImage } from "./image-source.ts";
import { resizeInChildProcess } from "./resize-in-child-process.ts";
import { gifOf, openImageServer, photo, pngClaiming } from "./test-images.ts";

let images: Awaited<ReturnType<typeof openImageServer>>;
beforeEach(async () => {
  images = await openImageServer();
});
afterEach(() => images.close());

describe("modifiers out of bounds", () => {
  const FIFTY = Array.from({ length: 50 }, (_, index) => `w_${index + 1}`).join(",");
  const bounded = ["w_20000", "s_99999x99999", "w_64,q_1000", "s_64x64,fit_contain,b_500", "w=20000&q=1000"];
  const refused = ["w_-1", "w_NaN", "f_exe", "f_svg", "fit_squeeze", "blur_500", "extend_9999_9999", FIFTY];

  test("T100 are brought within bounds or refused, and take no memory", async () => {
    await images.addMedia("a.jpg", await photo(2_000, 1_500));
    const ask = async (modifiers: string) => (await images.get(`/img/${modifiers}/media/a.jpg`)).statusCode;
    // A normal picture first: it loads the libraries and takes the memory that every picture takes.
    expect(await ask("w_1200")).toBe(200);
    const before = process.memoryUsage.rss();
    for (const modifiers of bounded) expect(await ask(modifiers), modifiers).toBe(200);
    for (let round = 0; round < 20; round += 1) {
      for (const modifiers of refused) expect(await ask(modifiers), modifiers).toBe(400);
      for (const side of [20_000 + round, 99_999 - round])
        expect(await ask(`s_${side}x${side},q_${100 + round}`)).toBe(200);
    }
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 1024 * 1024);
  });

  test("T101 map a thousand sizes to the few known ones", async () => {
    await images.addMedia("a.jpg", await photo(16, 16));
    const widths = Array.from({ length: 1_000 }, (_, index) => index * 3 + 1);
    for (const width of widths) expect((await images.get(`/img/w_${width}/media/a.jpg`)).statusCode).toBe(200);
    expect((await images.cachedFiles()).length).toBe(15);
  });
});

describe("pictures out of bounds", () => {
  const gone = async (name: string, bytes: Buffer | string) => {
    await images.addMedia(name, bytes);
    return (await images.get(`/img/w_64/media/${name}`)).statusCode;
  };

  test("T102 a picture of 30,000 × 30,000 pixels is refused by its header alone", async () => {
    expect(await gone("huge.png", pngClaiming(30_000, 30_000))).toBe(404);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><rect width="9" height="9"/></svg>`;
    expect(await gone("huge.svg", svg)).toBe(404);
  });

  test("T102 stops rendering a drawing that takes too long", async () => {
    const filter = `<filter id="a"><feTurbulence baseFrequency=".9" numOctaves="10"/><feGaussianBlur stdDeviation="90"/></filter>`;
    const rect = `<rect width="1000" height="1000" filter="url(#a)"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">${filter}${rect.repeat(2_000)}</svg>`;
    const resized = resizeInChildProcess(Buffer.from(svg), normalModifiers({ width: 1920 }), 3_000);
    await expect(resized).rejects.toBeInstanceOf(UnreadableImage);
  });

  test("T102 limits the height of an extremely narrow drawing", async () => {
    expect(await gone("hair.svg", `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="5000"/>`)).toBe(200);
  });

  test("T102 an animation of 10,000 frames is refused, one of a few shows its first", async () => {
    expect(await gone("long.gif", gifOf(10_000))).toBe(404);
    expect(await gone("short.gif", gifOf(3))).toBe(200);
  });

  test("T102 refuses a file of 200 MB without reading it", async () => {
    const head = await photo(64, 64);
    expect(await gone("heavy.jpg", Buffer.concat([head, Buffer.alloc(13 * 1024 * 1024)]))).toBe(404);
  });

  test("T102 recognises the known kinds by their bytes alone", async () => {
    for (const format of ["jpeg", "png", "webp", "gif", "avif"] as const)
      expect(imageKind(await photo(8, 8, format))).toBe(format);
    expect(imageKind(Buffer.from('\uFEFF<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="x">'))).toBe("svg");
    const others = [
      "",
      "<html><svg></svg></html>",
      "%PDF-1.4",
      "II*\0",
      "BM",
      "\x1f\x8b",
      "GIF87",
      "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>",
    ];
    for (const other of others) expect(imageKind(Buffer.from(other, "latin1")), other).toBeNull();
  });

  test("T102 refuses a JPEG of countless empty segments", () => {
    const start = Buffer.from("ffd8", "hex");
    const empty = Buffer.from("ffe00002", "hex");
    const frame = Buffer.from("ffc0000b080001000101011100", "hex");
    const segments = (count: number) => Buffer.concat([start, ...Array.from({ length: count }, () => empty), frame]);
    expect(imageKind(segments(900))).toBe("jpeg");
    expect(imageKind(segments(100_000))).toBeNull();
  });
});

describe("many requests", () => {
  test("T102 share one piece of work when they are equal and simultaneous", async () => {
    const bytes = await photo(64, 64);
    const slow = heldSource(bytes);
    await images.close();
    images = await openImageServer({ sources: { media: slow } });
    const answers = Array.from({ length: 20 }, () => images.get("/img/w_64/media/a.jpg"));
    await slow.started();
    slow.release();
    for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(200);
    expect(slow.reads).toBe(1);
  });

  test("T102 are refused with a time to retry when the queue is full; all others are served", async () => {
    const slow = heldSource(await photo(64, 64));
    await images.close();
    images = await openImageServer({ sources: { media: slow }, lane: { running: 1, waiting: 2 } });
    const first = Array.from({ length: 3 }, (_, index) => images.get(`/img/w_64/media/${index}.jpg`));
    await slow.started();
    const late = await images.get("/img/w_64/media/late.jpg");
    expect([late.statusCode, late.headers["retry-after"], late.headers["cache-control"]]).toEqual([
      503,
      "2",
      "no-store",
    ]);
    slow.release();
    for (const { statusCode } of await Promise.all(first)) expect(statusCode).toBe(200);
    expect((await images.get("/img/w_64/media/late.jpg")).statusCode).toBe(200);
  });
});

/** A source whose pictures arrive when the test releases them. */
function heldSource(bytes: Buffer) {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const source = {
    reads: 0,
    release: () => held.resolve(),
    started: () => asked.promise,
    async find() {
      return {
        version: "1",
        async read() {
          source.reads += 1;
          asked.resolve();
          await held.promise;
          return bytes;
        },
      };
    },
  } satisfies ImageSource & Record<string, unknown>;
  return source;
}
