import { describe, expect, test } from "vitest";
import { imageAddress, readImageAddress, readImageSource } from "./image-address.ts";
import { densitySet, widthSet } from "./image-set.ts";
import { imageSize } from "./image-size.ts";
import { normalModifiers } from "./modifiers.ts";
import { type ImagePreset, presetImage } from "./presets.ts";

const shoe = "media/shoes/1.jpg";

describe("the addresses of a picture", () => {
  test("CATALOG-17 an address names the picture and its modifiers", () => {
    const address = imageAddress(shoe, normalModifiers({ width: 640 }));
    expect(address).toBe("/img/f_webp,w_640,q_75/media/shoes/1.jpg");
    expect(readImageAddress(address)).toEqual({
      modifiers: normalModifiers({ width: 640 }),
      source: { provider: "media", path: "shoes/1.jpg" },
    });
  });

  test("CATALOG-17 reads every name back from its address", () => {
    const names = ["media/žalia kėdė (2).jpg", "media/50%25 off?#1.jpg", "https://cdn.shop.test/a%20b.jpg?size=3"];
    for (const name of names) {
      const address = imageAddress(name, normalModifiers({}));
      expect(readImageAddress(address)?.source, name).toEqual(readImageSource(name));
      expect(new URL(address, "https://shop.test").pathname, name).toBe(address);
    }
  });

  test("CATALOG-17 reads a remote address that lost a slash in a proxy", () => {
    const expected = { provider: "remote", path: "https://cdn.shop.test/a.jpg" };
    expect(readImageSource("https:/cdn.shop.test/a.jpg")).toEqual(expected);
    expect(readImageSource("https://cdn.shop.test/a.jpg")).toEqual(expected);
  });

  test("CATALOG-17 densities 1 and 2 are offered, in sizes of the known set", () => {
    const one = "/img/f_webp,w_96,q_75/media/shoes/1.jpg";
    const two = "/img/f_webp,w_192,q_75/media/shoes/1.jpg";
    expect(densitySet(shoe, { width: 96 })).toEqual({ src: one, srcSet: `${one} 1x, ${two} 2x` });
  });

  test("CATALOG-17 widths are offered with the sizes of the layout", () => {
    expect(widthSet(shoe, {}, { widths: [300, 640], sizes: "50vw" })).toEqual({
      src: "/img/f_webp,w_640,q_75/media/shoes/1.jpg",
      srcSet: "/img/f_webp,w_320,q_75/media/shoes/1.jpg 320w, /img/f_webp,w_640,q_75/media/shoes/1.jpg 640w",
      sizes: "50vw",
    });
  });

  test("CATALOG-17 a hero is 800 pixels high", () => {
    expect(presetImage(shoe, "hero")).toEqual({
      src: "/img/f_webp,h_800,q_90/media/shoes/1.jpg",
      srcSet: "/img/f_webp,h_800,q_90/media/shoes/1.jpg 1x, /img/f_webp,h_1600,q_90/media/shoes/1.jpg 2x",
    });
  });

  test("CATALOG-17 large pictures have a quality without visible blocks", () => {
    const qualities = [...presetImage(shoe, "gallery").srcSet.matchAll(/q_(\d+)/g)].map(([, quality]) =>
      Number(quality),
    );
    expect(Math.min(...qualities)).toBeGreaterThanOrEqual(85);
  });

  test("CATALOG-17 a card has the preset's sizes or its own", () => {
    expect(presetImage(shoe, "card", "100px").sizes).toBe("100px");
    expect(presetImage(shoe, "card").sizes).toMatch(/50vw$/);
  });
});

describe("wrong requests for pictures", () => {
  test("CATALOG-18 empty densities are an error", () => {
    expect(() => densitySet(shoe, { width: 96 }, [])).toThrow("must not be empty");
  });

  test("CATALOG-18 an unknown provider is an error", () => {
    for (const source of [
      "cloud/1.jpg",
      "1.jpg",
      "",
      "/media/1.jpg",
      "remote/1.jpg",
      "ftp://a/1.jpg",
      "//a.test/1.jpg",
    ])
      expect(() => imageAddress(source, normalModifiers({})), source).toThrow("No provider");
  });

  test("CATALOG-18 an unknown preset is an error", () => {
    for (const name of ["poster", "constructor", ""])
      expect(() => presetImage(shoe, name as ImagePreset), name).toThrow("no picture preset");
  });

  test("T100 refuses an address without modifiers or without a source", () => {
    for (const path of ["/img/", "/img/w_64", "/img//media/1.jpg", "/other/w_64/media/1.jpg", "/img/w_64/%E0%A4%A"])
      expect(readImageAddress(path), path).toBeNull();
  });
});

describe("the size of a picture", () => {
  test("CATALOG-18 a size that cannot be read counts as 0 × 0, ratio 0", () => {
    const unreadable = { width: 0, height: 0, ratio: 0 };
    expect(imageSize(null)).toEqual(unreadable);
    expect(imageSize({ naturalWidth: 0, naturalHeight: 0 })).toEqual(unreadable);
    expect(imageSize({ naturalWidth: 300, naturalHeight: 0 })).toEqual(unreadable);
    expect(imageSize({ naturalWidth: Number.NaN, naturalHeight: 10 })).toEqual(unreadable);
    expect(imageSize({ naturalWidth: 300, naturalHeight: 200 })).toEqual({ width: 300, height: 200, ratio: 1.5 });
  });
});
