import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { GalleryPage } from "./gallery-page.tsx";

test("no component renders inline styles, scripts or handlers, which the CSP refuses", () => {
  const html = renderToString(<GalleryPage />);
  expect(html).not.toMatch(/ style="/);
  expect(html).not.toMatch(/<(?:style|script)\b/);
  expect(html).not.toMatch(/ on[a-z]+="/);
});
