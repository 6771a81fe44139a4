import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { chooseEncoding, compress } from "./compression.ts";

describe("the encoding of an answer", () => {
  test.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["deflate", "identity"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0, br;q=0", "identity"],
    ["br;q=0.0,gzip;q=0.000", "identity"],
    ["br;q=0.5, gzip;q=1", "br"],
    ["brotli, xgzip", "identity"],
    ["identity", "identity"],
  ])("for %s is %s", (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  test.each(["quick", "thorough"] as const)("decodes to the same bytes (%s)", async (effort) => {
    const body = Buffer.from("<p>Šiauliai</p>".repeat(500));
    const [br, gzip, identity] = await Promise.all([
      compress(body, "br", effort),
      compress(body, "gzip", effort),
      compress(body, "identity", effort),
    ]);
    expect(brotliDecompressSync(br)).toEqual(body);
    expect(gunzipSync(gzip)).toEqual(body);
    expect(identity).toEqual(body);
    expect(Math.max(br.length, gzip.length)).toBeLessThan(body.length / 10);
  });
});
