import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LoadingBar } from "./loading-bar.tsx";
import { LoadingOverlay } from "./loading-overlay.tsx";

test("OVERLAY-04 the bar clamps its progress to 0–100 and has a colour of its own for an error", () => {
  expect(renderToStaticMarkup(<LoadingBar visible progress={42} />)).toMatch(/<rect width="42%".*fill-pri/);
  expect(renderToStaticMarkup(<LoadingBar visible progress={140} error />)).toMatch(/<rect width="100%".*fill-bad/);
  expect(renderToStaticMarkup(<LoadingBar visible={false} progress={-5} />)).toMatch(/opacity-0.*<rect width="0%"/);
});

test("OVERLAY-05 the overlay is in the page only while it is visible, and is announced", () => {
  expect(renderToStaticMarkup(<LoadingOverlay visible={false} label="One moment…" />)).toBe("");
  expect(renderToStaticMarkup(<LoadingOverlay visible label="One moment…" />)).toMatch(/role="status".*One moment…/);
});
