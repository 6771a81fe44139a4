import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { browserApi } from "./browser-api.ts";

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const network = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", network);
  vi.stubGlobal("window", { location: { origin: "http://shop.test" } });
});
afterEach(() => {
  network.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Advances the pauses between attempts. */
async function settled<T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> {
  const outcome = Promise.allSettled([promise]);
  await vi.runAllTimersAsync();
  return (await outcome)[0];
}

describe("calls from the browser", () => {
  test("LIMIT-01 AUTH-03 retries the current user three times, with pauses of 100 ms", async () => {
    const attemptedAtMs: number[] = [];
    network.mockImplementation(async () => {
      attemptedAtMs.push(Date.now());
      return answer({}, 500);
    });
    expect((await settled(browserApi.identity.getCurrentUser())).status).toBe("rejected");
    const pauses = attemptedAtMs.slice(1).map((atMs, index) => atMs - (attemptedAtMs[index] ?? 0));
    expect(pauses).toEqual([100, 100, 100]);
  });

  test("LIMIT-01 retries a lost connection, not a refusal", async () => {
    network.mockRejectedValueOnce(new TypeError("lost")).mockResolvedValueOnce(answer({ user: null }));
    expect(await settled(browserApi.identity.getCurrentUser())).toMatchObject({ value: { user: null } });
    network.mockResolvedValue(answer({ status: false, message: "error.call.invalid-input" }, 422));
    expect((await settled(browserApi.storefronts.changeLocale({ newLocale: "lt" }))).status).toBe("rejected");
    expect(network).toHaveBeenCalledTimes(3);
  });

  test("LIMIT-01 LOCALE-03 aborts each attempt of locale/change after one second and retries twice", async () => {
    const timeouts = vi.spyOn(AbortSignal, "timeout");
    network.mockImplementation(async () => answer({}, 503));
    await settled(browserApi.storefronts.changeLocale({ newLocale: "lt" }));
    expect(timeouts.mock.calls).toEqual([[1_000], [1_000], [1_000]]);
  });

  test("LIMIT-01 does not retry an aborted call", async () => {
    const given = new AbortController();
    network.mockImplementation(async (_url, { signal }) => {
      given.abort();
      throw signal?.reason;
    });
    const outcome = await settled(browserApi.identity.getCurrentUser(undefined, { signal: given.signal }));
    expect(outcome).toMatchObject({ status: "rejected", reason: { name: "AbortError" } });
    expect(network).toHaveBeenCalledTimes(1);
  });

  test("ERROR-01 rejects an answer with status false, a message or errors, whatever its HTTP status", async () => {
    for (const body of [{ status: false }, { message: "no" }, { errors: [{ path: "email" }] }]) {
      network.mockResolvedValueOnce(answer(body));
      expect((await settled(browserApi.marketing.utm({}))).status, JSON.stringify(body)).toBe("rejected");
    }
  });

  test("LOCALE-08 sends the input of a GET in the query, that of a POST as JSON", async () => {
    network.mockImplementation(async () => answer({ resources: {} }));
    await settled(browserApi.translations.messages({ locale: "ee", v: "1 2" }));
    await settled(browserApi.storefronts.storeConfig({ langIso: "lt" }));
    const [get, post] = network.mock.calls;
    expect(String(get?.[0])).toBe("http://shop.test/api/translations/translationMessages?locale=ee&v=1+2");
    expect(String(post?.[0])).toBe("http://shop.test/api/store-config");
    expect(post?.[1]).toMatchObject({ method: "POST", body: '{"langIso":"lt"}' });
  });

  test("CHECKOUT-01 fills in path parameters from the input, which is sent whole", async () => {
    network.mockImplementation(async () => answer({ status: true }));
    await settled(browserApi.checkout.invalidate({ slug: "a/b", language_id: 2 }));
    const [[url, init] = []] = network.mock.calls;
    expect(String(url)).toBe("http://shop.test/api/checkout/invalidate/a%2Fb");
    expect(init?.body).toBe('{"slug":"a/b","language_id":2}');
  });

  test("F40 a call counts as unsent only when no attempt had a connection", async () => {
    network.mockImplementation(async (url) => {
      if (String(url).includes("/builds/")) return answer({ id: "1" });
      throw new TypeError("lost");
    });
    const outcome = () => settled(browserApi.identity.getCurrentUser());
    vi.stubGlobal("navigator", { onLine: false });
    expect(await outcome()).toMatchObject({ reason: { isUnsent: true } });
    vi.stubGlobal("navigator", { onLine: true });
    expect(await outcome()).toMatchObject({ reason: { isUnsent: false } });
  });

  test("T118 sends the idempotency key with every attempt, and only where one is given", async () => {
    network.mockImplementation(async () => answer({}, 503));
    await settled(
      browserApi.checkout.invalidate({ slug: "abc", language_id: 2 }, { context: { idempotencyKey: "k" } }),
    );
    expect(network.mock.calls.map(([, { headers }]) => new Headers(headers).get("idempotency-key"))).toEqual([
      "k",
      "k",
      "k",
    ]);
    await settled(browserApi.marketing.utm({}));
    expect(new Headers(network.mock.lastCall?.[1].headers).has("idempotency-key")).toBe(false);
  });
});
