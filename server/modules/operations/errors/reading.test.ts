import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { browserOf } from "./browser-name.ts";
import { readEnvelope } from "./envelope.ts";
import { readErrorEvent } from "./read-event.ts";
import { readServerError } from "./server-errors.ts";
import { sourcesOf } from "./source-maps.ts";

const lines = (...texts: string[]) => Buffer.from(texts.join("\n"));
const typesIn = (body: Buffer) => readEnvelope(body)?.map(({ type, payload }) => [type, payload.toString()]);

describe("an envelope", () => {
  test("TRACK-05 a payload is as long as its header says, lines in it and empty lines between items included", () => {
    const body = lines("{}", '{"type":"replay_recording","length":5}', "a\nb\nc", "", '{"type":"event"}', "{}");
    expect(typesIn(body)).toEqual([
      ["replay_recording", "a\nb\nc"],
      ["event", "{}"],
    ]);
  });

  test("T124 one that ends before its payload is none, and of too many items the first are read", () => {
    expect(readEnvelope(lines("{}", '{"type":"event","length":9}', "{}"))).toBeNull();
    const many = Array.from({ length: 25 }, () => ['{"type":"session"}', "{}"]).flat();
    expect(readEnvelope(lines("{}", ...many))).toHaveLength(20);
  });
});

test.each([
  ["Edge 141", "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0"],
  ["Opera 120", "Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 Chrome/136.0.0.0 Safari/537.36 OPR/120.0.0.0"],
  ["Chrome 141", "Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36"],
  ["Firefox 144", "Mozilla/5.0 (X11; Linux; rv:144.0) Gecko/20100101 Firefox/144.0"],
  ["Safari 18", "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1"],
  ["", "curl/8.5.0"],
])("TRACK-05 a browser is known as %s", (name, userAgent) => expect(browserOf(userAgent)).toBe(name));

test("TRACK-05 of an error with causes the outermost is shown, with its innermost line first", () => {
  const frames = [{ filename: "/assets/shop-aaaaaaaa.js", function: "run", lineno: 1, colno: 1 }];
  const inner = { type: "RangeError", value: "inside" };
  const outer = {
    type: "Error",
    value: "outside",
    stacktrace: { frames: [...frames, { filename: "https://cdn.test/x.js", function: "call", lineno: 2 }] },
  };
  const seen = readErrorEvent({ exception: { values: [inner, outer] } }, () => null);
  expect(seen).toMatchObject({ type: "Error", message: "outside" });
  expect(seen?.frames.map(({ file, isOwn }) => [file, isOwn])).toEqual([
    ["https://cdn.test/x.js", false],
    ["shop", true],
  ]);
});

describe("an error of the server", () => {
  test("TRACK-05 T016 what was wrapped is named, at its path without query and secret", () => {
    const err = new Error("Failed query", { cause: new Error("the stock level is negative") });
    const req = { url: "/en/order/a-secret-token?x=1", site: { storefront: { code: "lv" } } };
    const { scope, seen } = readServerError({ err, req }, "b1") ?? {};
    expect(scope).toBe("lv");
    expect(seen).toMatchObject({ message: "the stock level is negative", path: "/en/order/…" });
    expect(seen?.frames[0]).toMatchObject({ file: "server/modules/operations/errors/reading.test.ts", isOwn: true });
  });

  test("TRACK-05 what is only unavailable for a moment is none", () => {
    expect(readServerError({ err: Object.assign(new Error("busy"), { status: 503 }) }, "b1")).toBeNull();
    expect(readServerError({ err: undefined }, "b1")).toBeNull();
  });
});

test("T127 a position of a built file is found in its source by its map, and nothing without one", () => {
  const dir = mkdtempSync(join(tmpdir(), "source-maps-"));
  const map = { version: 3, sources: ["../../storefront/cart.ts"], names: ["add"], mappings: "AAEAA,oBACAA" };
  writeFileSync(join(dir, "cart-1.js.map"), JSON.stringify(map));
  const findSource = sourcesOf(dir);
  // The second statement of the built file begins in its 21st column.
  expect(findSource("cart-1.js", 1, 20)).toMatchObject({ file: "storefront/cart.ts", line: 3 });
  expect(findSource("cart-1.js", 1, 21)).toMatchObject({ file: "storefront/cart.ts", line: 4 });
  expect(findSource("other-1.js", 1, 20)).toBeNull();
  rmSync(dir, { recursive: true });
});
