import type { FunctionComponent, ReactNode } from "react";
import { RouterContextProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { visibleText } from "#testing/page-html.ts";
import { type Api, api, reader, type Visit, visit } from "../context.ts";
import { guardPages } from "../middleware/guards.ts";
import { renderPage } from "../shell/errors/test-page.tsx";
import Payment, { loader as loadPayment } from "./payment.tsx";
import PaymentAccept, { loader as loadAccept } from "./payment-accept.tsx";
import PaymentDecline from "./payment-decline.tsx";
import Success, { loader as loadSuccess } from "./success.tsx";

vi.mock("../browser-api.ts", () => ({ browserApi: {} }));

/** Every call fails as they do while the database is gone, or answers that there is no such thing. */
function failing(status: number) {
  const fail = () => Promise.reject(Object.assign(new Error("no answer"), { status }));
  const area = new Proxy({}, { get: () => fail });
  const context = new RouterContextProvider();
  context.set(api, new Proxy({}, { get: () => area }) as Api);
  context.set(reader, { language: { id: 1, iso_code: "en" } } as never);
  context.set(visit, { isSignedIn: false, storefront: { features: [] }, demo: false } as unknown as Visit);
  return context;
}

const params = { slug: "abc" };
const url = new URL("https://lt.test/en/payment/accept?payment=pay-1");
const OUTAGE = failing(503);
const NOTHING_SURE = /We cannot tell yet .*Nothing is lost.* Try again/;

type Loader = (args: never) => unknown;
type Page = (props: never) => ReactNode;

async function open(loader: Loader, Component: Page, context = OUTAGE) {
  const loaded = (await loader({ params, context, url } as never)) as { data: object; init: { status: number } };
  const Shown = Component as FunctionComponent<{ loaderData: object }>;
  const text = visibleText(renderPage(<Shown loaderData={loaded.data} />));
  return { status: loaded.init.status, text };
}

describe("while calls fail", () => {
  test("ROUTE-27 the success page says that it cannot tell yet, and is no 404", async () => {
    expect(await open(loadSuccess, Success)).toEqual({ status: 503, text: expect.stringMatching(NOTHING_SURE) });
    expect((await open(loadSuccess, Success, failing(404))).status).toBe(404);
  });

  test("ROUTE-23 the payment page says so too", async () => {
    expect(await open(loadPayment, Payment)).toEqual({ status: 503, text: expect.stringMatching(NOTHING_SURE) });
  });

  test.each([
    ["ROUTE-21", PaymentAccept],
    ["ROUTE-22", PaymentDecline],
  ])("%s a return from a provider claims neither success nor failure", async (_, Component) => {
    expect(await open(loadAccept, Component)).toEqual({ status: 503, text: expect.stringMatching(NOTHING_SURE) });
  });

  test.each([":locale?/payment/:slug?", ":locale?/payment/accept"])(
    "ROUTE-21 ROUTE-23 the guard of %s lets the page say so",
    async (pattern) => {
      const next = vi.fn(async () => new Response("page"));
      await guardPages({ url, params, pattern, context: OUTAGE } as never, next);
      expect(next).toHaveBeenCalled();
    },
  );
});
