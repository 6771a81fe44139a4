import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { elements, meta, visibleText } from "#testing/page-html.ts";
import { type Visit, visit } from "../context.ts";
import { renderPage } from "../shell/errors/test-page.tsx";
import Status, { loader } from "./status.tsx";

async function check(isReady: () => Promise<boolean>) {
  const context = new RouterContextProvider(new Map([[visit, { isReady } as Visit]]));
  return loader({ context } as unknown as Parameters<typeof loader>[0]);
}

type Props = Parameters<typeof Status>[0];
const show = (isReady: boolean) =>
  renderPage(<Status {...({ loaderData: { isReady, checkedAt: "2026-11-15T23:05:00.000Z" } } as Props)} />);

describe("the status page", () => {
  test("ROUTE-25 answers 200 when the database answers, and 503 when it does not or fails", async () => {
    expect((await check(async () => true)).init?.status).toBe(200);
    expect((await check(async () => false)).init?.status).toBe(503);
    expect((await check(() => Promise.reject(new Error("no connection")))).init?.status).toBe(503);
  });

  test("ROUTE-25 shows which component answers, outside the shell", () => {
    const fine = visibleText(show(true));
    expect(fine).toContain("The shop is open");
    expect(fine).not.toContain("Does not answer");
    const degraded = visibleText(show(false));
    expect(degraded).toContain("Parts of the shop are not available");
    expect(degraded.match(/Does not answer/g)).toHaveLength(1);
    expect(elements(show(true), "main")).toHaveLength(1);
    expect(meta(show(true), "robots")).toBe("noindex");
  });

  test("REGION-07 names the time zone of its clock", () => {
    expect(visibleText(show(true))).toContain("Checked 2026-11-15, 23:05 UTC");
  });
});
