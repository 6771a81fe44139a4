import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ImagePreset } from "#domain/shared/images/presets.ts";
import { elements } from "#testing/page-html.ts";
import { ProductImage } from "./product-image.tsx";

const shoe = "media/shoes/1.jpg";

test("CATALOG-17 a product's picture has the widths of its preset, loads lazily and reserves its room", () => {
  const [img] = elements(renderToStaticMarkup(<ProductImage src={shoe} alt="Shoe" sizes="50vw" />), "img");
  expect(img).toMatchObject({ alt: "Shoe", width: "400", height: "432", loading: "lazy", sizes: "50vw" });
  expect(img?.srcset).toContain("/img/f_webp,w_320,q_75/media/shoes/1.jpg 320w");
  expect(img?.src).toBe("/img/f_webp,w_640,q_75/media/shoes/1.jpg");
});

test("CATALOG-17 a thumbnail has sources for densities 1 and 2", () => {
  const html = renderToStaticMarkup(<ProductImage src={shoe} alt="" preset="thumbnail" ratio={2} />);
  expect(elements(html, "img")[0]).toMatchObject({
    srcset: "/img/f_webp,w_96,q_75/media/shoes/1.jpg 1x, /img/f_webp,w_192,q_75/media/shoes/1.jpg 2x",
    height: "200",
  });
});

test("CATALOG-17 the largest picture above the fold is preloaded", () => {
  const html = renderToStaticMarkup(<ProductImage src={shoe} alt="Shoe" preset="gallery" priority />);
  const [img] = elements(html, "img");
  expect(img).toMatchObject({ fetchpriority: "high" });
  expect(img).not.toHaveProperty("loading");
  const [link] = elements(html, "link");
  expect(link).toMatchObject({ rel: "preload", as: "image", imagesrcset: img?.srcset, imagesizes: img?.sizes });
  expect(link?.fetchpriority).toBe("high");
});

test("CATALOG-18 a missing picture is replaced by a placeholder of the same shape with its text", () => {
  const html = renderToStaticMarkup(<ProductImage src={null} alt="Shoe" ratio={2} className="w-full" />);
  expect(elements(html, "svg")[0]).toMatchObject({ viewbox: "0 0 400 200", role: "img", "aria-label": "Shoe" });
  expect(html).not.toMatch(/<img|style=/);
  expect(renderToStaticMarkup(<ProductImage src={null} alt="" />)).toContain('aria-hidden="true"');
});

test("CATALOG-18 an unknown preset or provider is an error", () => {
  const poster = "poster" as ImagePreset;
  expect(() => renderToStaticMarkup(<ProductImage src={shoe} alt="" preset={poster} />)).toThrow("no picture preset");
  expect(() => renderToStaticMarkup(<ProductImage src="cloud/1.jpg" alt="" />)).toThrow("No provider");
});
