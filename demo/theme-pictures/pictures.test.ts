import { describe, expect, it } from "vitest";
import { THEMES } from "#domain/operations/storefronts/storefront.ts";
import { Canvas } from "../drawings/canvas.ts";
import { lighten, mix } from "../drawings/colour.ts";
import { carton } from "../drawings/objects/carton.ts";
import { picture } from "../drawings/picture.ts";
import { hills } from "../drawings/skylines/hills.ts";
import { svg } from "../drawings/svg.ts";
import { allPictures } from "./pictures.ts";

const MAX_BYTES = 40_000;
const perTheme = ["logo", "favicon", "hero", "entry-shop", "entry-buy", "entry-forward", "lost-parcel", "og"];
const atNight = ["hero", "entry-shop", "entry-buy", "entry-forward", "lost-parcel"];

const cartonPicture = picture("carton", { width: 400, height: 400 }, (canvas) => carton(canvas, "#c99b64"));
const hillsPicture = picture("hills", { width: 720, height: 340 }, (canvas) =>
  hills(canvas, { far: "#d9b8cd", near: "#b98aa8" }, 0, 720),
);
const pictures = [...allPictures(), { name: "carton", markup: cartonPicture }, { name: "hills", markup: hillsPicture }];

/** Tags that are unclosed, closed twice or malformed. */
function brokenTags(markup: string): string[] {
  const open: string[] = [];
  const broken: string[] = [];
  const rest = markup.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g,
    (tag, end, name, _values, empty) => {
      if (end && open.pop() !== name) broken.push(tag);
      if (!end && !empty) open.push(name);
      return "";
    },
  );
  return [...broken, ...open, rest.trim()].filter(Boolean);
}

function values(markup: string, attribute: RegExp): string[] {
  return [...markup.matchAll(attribute)].map(([, value = ""]) => value);
}

describe("REGION-03 every theme has its pictures", () => {
  it("draws all of them, and the default theme's also for the night", () => {
    const names = pictures.map(({ name }) => name);
    const expected = [
      ...THEMES.flatMap((theme) => perTheme.map((kind) => `${kind}-${theme}`)),
      ...atNight.map((kind) => `${kind}-default-night`),
    ];
    expect(names).toEqual(expect.arrayContaining(expected));
    expect(new Set(names).size).toBe(names.length);
  });

  it("draws the same bytes every time", () => {
    expect(allPictures()).toEqual(allPictures());
  });
});

describe.each(pictures)("REGION-03 $name", ({ markup }) => {
  it("is well-formed and has its size", () => {
    expect(brokenTags(markup)).toEqual([]);
    expect(markup).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="[-\d. ]+"/,
    );
    expect(markup).not.toMatch(/NaN|undefined|\[object/);
    expect(Buffer.byteLength(markup)).toBeLessThan(MAX_BYTES);
  });

  it("has unique ids, and every reference finds one", () => {
    const ids = values(markup, /\sid="([^"]+)"/g);
    const references = [...values(markup, /url\(#([^)]+)\)/g), ...values(markup, /href="#([^"]+)"/g)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("runs nothing and loads nothing", () => {
    expect(markup).not.toMatch(/<(script|style|foreignObject|image)\b|\son\w+=|javascript:/i);
    expect(values(markup, /href="([^"]*)"/g).filter((target) => !target.startsWith("#"))).toEqual([]);
    expect(markup.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|url\((?!#)/);
  });
});

describe("REGION-03 drawing tools", () => {
  it("round numbers, join lists and leave out what is absent", () => {
    expect(svg`<g a="${1 / 3}">${["x", "y"]}${false}${undefined}</g>`).toBe('<g a="0.33">xy</g>');
  });

  it("blend colours channel by channel", () => {
    expect(mix("#000000", "#ff8000", 0.5)).toBe("#804000");
    expect(lighten("#000000", 1)).toBe("#ffffff");
  });

  it("give equal paints one id and different paints different ids", () => {
    const canvas = new Canvas("test");
    expect(canvas.blend("#000000", "#ffffff")).toBe("url(#test-1)");
    expect(canvas.blend("#ffffff", "#000000")).toBe("url(#test-2)");
    expect(canvas.blend("#000000", "#ffffff")).toBe("url(#test-1)");
  });
});
