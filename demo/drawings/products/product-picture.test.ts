import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { repeated } from "../repeated.ts";
import { COLOURWAYS } from "./colourways.ts";
import { PICTURE_VIEWS, type ProductPictureRequest, pictureName } from "./picture-name.ts";
import { PRODUCT_KINDS } from "./product-kinds.ts";
import { PRODUCT_MODELS } from "./product-models.ts";
import { productPicture } from "./product-picture.ts";

const MAX_BYTES = 24_000;

const forms = PRODUCT_KINDS.flatMap(({ name, silhouettes }) =>
  Array.from({ length: silhouettes }, (_, silhouette) => ({ kind: name, silhouette })),
);
const requests: ProductPictureRequest[] = forms.flatMap((form, index) =>
  PICTURE_VIEWS.map((view) => ({
    ...form,
    view,
    colour: repeated<(typeof COLOURWAYS)[number]>(COLOURWAYS, index + view).code,
  })),
);
const drawn = requests.map((request) => ({ name: pictureName(request), markup: productPicture(request) }));

function values(markup: string, attribute: RegExp): string[] {
  return [...markup.matchAll(attribute)].map(([, value = ""]) => value);
}

function namesWhere(isWrong: (markup: string) => boolean): string[] {
  return drawn.filter(({ markup }) => isWrong(markup)).map(({ name }) => name);
}

function hasLooseReferences(markup: string): boolean {
  const ids = values(markup, /\sid="([^"]+)"/g);
  const references = [...values(markup, /url\(#([^)]+)\)/g), ...values(markup, /href="#([^"]+)"/g)];
  return new Set(ids).size < ids.length || references.some((id) => !ids.includes(id));
}

/** Renderers stop at the first invalid character of path data. */
function hasBrokenPath(markup: string): boolean {
  return values(markup, /\sd="([^"]*)"/g).some(
    (path) => !/^M/.test(path) || /--|[^MLHVCSQTAZmlhvcsqtaz\d\s.,-]/.test(path),
  );
}

describe("CATALOG-17 pictures of demo products", () => {
  test("CATALOG-17 every kind has as many silhouettes as it promises", () => {
    const promised = PRODUCT_KINDS.map(({ name, silhouettes }) => [name, silhouettes]);
    expect(promised).toEqual(PRODUCT_KINDS.map(({ name }) => [name, PRODUCT_MODELS[name].silhouettes.length]));
    expect(Object.keys(PRODUCT_MODELS).sort()).toEqual(PRODUCT_KINDS.map(({ name }) => name as string).sort());
  });

  test("CATALOG-17 every picture is read by the rasteriser in the shape of a card", async () => {
    const sizes = await Promise.all(
      drawn.map(async ({ name, markup }) => {
        const { format, width, height } = await sharp(Buffer.from(markup)).metadata();
        return `${name} ${format} ${width} ${height}`;
      }),
    );
    expect(sizes).toEqual(drawn.map(({ name }) => `${name} svg 400 432`));
  });

  test("CATALOG-17 every picture is small, whole and names each id once", () => {
    expect(namesWhere((markup) => Buffer.byteLength(markup) >= MAX_BYTES)).toEqual([]);
    expect(namesWhere((markup) => /NaN|undefined|null|\[object/.test(markup))).toEqual([]);
    expect(namesWhere(hasLooseReferences)).toEqual([]);
    expect(namesWhere(hasBrokenPath)).toEqual([]);
  });

  test("CATALOG-17 pictures run nothing, load nothing and need no font", () => {
    expect(namesWhere((markup) => /<(script|style|foreignObject|image|text)\b|\son\w+=/i.test(markup))).toEqual([]);
    expect(namesWhere((markup) => values(markup, /href="([^"]*)"/g).some((target) => !target.startsWith("#")))).toEqual(
      [],
    );
  });

  test("CATALOG-17 each kind, silhouette, view and colour looks different", () => {
    const sameColour = forms.flatMap((form) =>
      PICTURE_VIEWS.map((view) => {
        const request = { ...form, view, colour: "garnet" as const };
        return productPicture(request).replaceAll(pictureName(request).replace(".svg", ""), "");
      }),
    );
    expect(new Set(sameColour).size).toBe(forms.length * PICTURE_VIEWS.length);
    const sneakers = COLOURWAYS.map(({ code }) =>
      productPicture({ kind: "sneaker", silhouette: 0, colour: code, view: 0 }),
    );
    expect(new Set(sneakers).size).toBe(COLOURWAYS.length);
  });

  test("CATALOG-17 the object shows its colour in the middle of the rasterised picture", async () => {
    const markup = productPicture({ kind: "hoodie", silhouette: 0, colour: "pine", view: 0 });
    const { data, info } = await sharp(Buffer.from(markup)).resize(320).webp().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([320, 346]);
    const [red = 0, green = 0, blue = 0] = await sharp(data)
      .extract({ left: 158, top: 180, width: 4, height: 4 })
      .resize(1, 1)
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(green).toBeGreaterThan(red + 30);
    expect(green).toBeGreaterThan(blue);
  });
});
