import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { chooseEncoding, compress, pack, unpack } from "./compression.ts";

describe("the encoding of an answer", () => {
  test.each([
    [undefined, "identity", "identity"],
    ["", "identity", "identity"],
    ["gzip, deflate, br, zstd", "zstd", "br"],
    ["gzip, deflate, br", "br", "br"],
    ["gzip, deflate", "gzip", "gzip"],
    ["deflate", "identity", "identity"],
    ["zstd", "zstd", "identity"],
    ["zstd;q=0, br", "br", "br"],
    ["br;q=0, gzip", "gzip", "gzip"],
    ["gzip;q=0, br;q=0", "identity", "identity"],
    ["br;q=0.0,gzip;q=0.000,zstd; q=0", "identity", "identity"],
    ["br;q=0.5, gzip;q=1", "br", "br"],
    ["brotli, xgzip, zstandard", "identity", "identity"],
    ["identity", "identity", "identity"],
  ])("for %s is %s, and %s where brotli and gzip are offered", (header, oneTime, kept) => {
    expect(chooseEncoding(header)).toBe(oneTime);
    expect(chooseEncoding(header, ["br", "gzip"])).toBe(kept);
  });

  const body = Buffer.from("<p>Šiauliai</p>".repeat(500));

  test("decodes to the same bytes", () => {
    const [zstd, br, gzip] = [compress(body, "zstd"), compress(body, "br"), compress(body, "gzip")];
    expect(zstdDecompressSync(zstd)).toEqual(body);
    expect(brotliDecompressSync(br)).toEqual(body);
    expect(gunzipSync(gzip)).toEqual(body);
    expect(compress(body, "identity")).toEqual(body);
    expect(Math.max(zstd.length, br.length, gzip.length)).toBeLessThan(body.length / 10);
  });

  test("of what was packed is brotli, and gzip or nothing for those who cannot read it", async () => {
    const packed = await pack(body);
    expect(brotliDecompressSync(packed)).toEqual(body);
    expect(gunzipSync(await unpack(packed, "gzip"))).toEqual(body);
    expect(await unpack(packed, "identity")).toEqual(body);
  });
});
