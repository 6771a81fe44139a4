import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readModifiers, writeModifiers } from "./modifier-text.ts";
import {
  IMAGE_BACKGROUNDS,
  IMAGE_FITS,
  IMAGE_FORMATS,
  IMAGE_QUALITIES,
  IMAGE_SIDES,
  normalModifiers,
} from "./modifiers.ts";

const read = (text: string) => {
  const modifiers = readModifiers(text);
  return modifiers === null ? null : writeModifiers(modifiers);
};

const length = fc.integer({ min: 1, max: 100_000 });
const wanted = fc
  .record({
    format: fc.option(fc.constantFrom(...IMAGE_FORMATS), { nil: undefined }),
    fit: fc.option(fc.constantFrom(...IMAGE_FITS), { nil: undefined }),
    background: fc.option(fc.constantFrom(...IMAGE_BACKGROUNDS), { nil: undefined }),
    quality: fc.option(length, { nil: undefined }),
    width: fc.option(length, { nil: undefined }),
    height: fc.option(length, { nil: undefined }),
  })
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)));

describe("the modifiers of a picture", () => {
  test("CATALOG-17 f, fit, w, h, s, q and b are read as IPX writes them", () => {
    expect(read("f_avif,w_640,q_90")).toBe("f_avif,w_640,q_90");
    expect(read("f_png,h_800")).toBe("f_png,h_800,q_75");
    expect(read("f_jpg,s_400x480,fit_contain,b_black")).toBe("f_jpeg,s_400x480,q_75,fit_contain,b_black");
    expect(read("w=400&h=480")).toBe(read("s_400x480"));
    expect(read("s_640")).toBe(read("s_640x640"));
  });

  test("CATALOG-17 webp and quality 75 are the defaults, and a picture is never larger than the largest side", () => {
    expect(read("_")).toBe("f_webp,w_1920,q_75");
    expect(read("w_320")).toBe("f_webp,w_320,q_75");
  });

  test("CATALOG-17 reads back what it writes, and reading is idempotent", () => {
    fc.assert(
      fc.property(wanted, (given) => {
        const modifiers = normalModifiers(given);
        expect(readModifiers(writeModifiers(modifiers))).toEqual(modifiers);
        expect(normalModifiers(JSON.parse(JSON.stringify(modifiers, (_, value) => value ?? undefined)))).toEqual(
          modifiers,
        );
      }),
    );
  });

  test("CATALOG-17 gives equal pictures one name", () => {
    expect(read("w_640,fit_contain,b_black")).toBe("f_webp,w_640,q_75");
    expect(read("f_png,w_640,q_90")).toBe("f_png,w_640,q_75");
    expect(read("f_jpeg,w_640,b_transparent")).toBe("f_jpeg,w_640,q_75,b_white");
  });

  test("T100 clamps sizes, qualities and colours", () => {
    expect(read("w_20000")).toBe("f_webp,w_1920,q_75");
    expect(read("s_99999x99999")).toBe("f_webp,s_1920x1920,q_75");
    expect(read("w_640,q_1000")).toBe("f_webp,w_640,q_90");
    expect(read("s_64x64,fit_contain,b_500")).toBe("f_webp,s_64x64,q_75,fit_contain,b_black");
    expect(read("s_64x64,fit_contain,b_f7f7f5")).toBe("f_webp,s_64x64,q_75,fit_contain,b_white");
  });

  test("T100 refuses invalid modifiers", () => {
    const nonsense = ["w_-1", "w_NaN", "w_0", "w_1e3", "w_", "w", "", "s_x", "s_10x", "s_10x10x10", "q_high", "q_-5"];
    const unknown = ["f_svg", "f_gif", "f_auto", "fit_squeeze", "b_red", "blur_5", "a", "__proto___1", "constructor_1"];
    const twice = ["w_64,w_96", "s_64x64,w_64", "f_webp,f_png"];
    const fifty = Array.from({ length: 50 }, (_, index) => `w_${index + 1}`).join(",");
    for (const text of [...nonsense, ...unknown, ...twice, fifty]) expect(readModifiers(text), text).toBeNull();
  });

  test("T101 rounds sides and qualities up to the known sets", () => {
    expect(read("w_1")).toBe("f_webp,w_64,q_75");
    expect(read("w_64")).toBe("f_webp,w_64,q_75");
    expect(read("w_65")).toBe("f_webp,w_96,q_75");
    expect(read("w_641,q_51")).toBe("f_webp,w_800,q_75");
    expect(read("s_301x801")).toBe("f_webp,s_320x960,q_75");
  });

  test("T101 a picture has fewer than twenty thousand variants", () => {
    const sides = [...IMAGE_SIDES];
    const variants = new Set<string>();
    for (const format of IMAGE_FORMATS)
      for (const fit of IMAGE_FITS)
        for (const background of IMAGE_BACKGROUNDS)
          for (const quality of IMAGE_QUALITIES)
            for (const width of [undefined, ...sides])
              for (const height of [undefined, ...sides]) {
                const sizes = { ...(width ? { width } : {}), ...(height ? { height } : {}) };
                variants.add(writeModifiers(normalModifiers({ format, fit, background, quality, ...sizes })));
              }
    expect(variants.size).toBeLessThan(20_000);
    fc.assert(fc.property(wanted, (given) => variants.has(writeModifiers(normalModifiers(given)))));
  });
});
