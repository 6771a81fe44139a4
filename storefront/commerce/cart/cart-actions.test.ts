import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Cart, CartItem } from "#contracts/shop/selling/cart.ts";
import { INITIAL_CART } from "#domain/selling/cart/cart-state.ts";
import { SAMPLE_CART } from "./sample-cart.ts";

const calls = vi.hoisted(() => ({
  fetch: vi.fn(),
  add: vi.fn(),
  setQuantity: vi.fn(),
  remove: vi.fn(),
  setShippingMethod: vi.fn(),
  extend: vi.fn(),
}));
const report = vi.hoisted(() => vi.fn());
vi.mock("../../browser-api.ts", () => ({ browserApi: { cart: calls } }));
vi.mock("#client/report-error.ts", () => ({ reportError: report, messageOf: (error: Error) => error.message }));
const connection = vi.hoisted(() => ({ checkConnection: vi.fn(), reconnected: vi.fn() }));
vi.mock("#client/connection.ts", () => connection);

const SHOWN_IN = { language_id: 1, currency_id: 1 };
const [shoe, headphones] = SAMPLE_CART.items as [CartItem, CartItem];
const answer = (changes: Partial<Cart> = {}) => ({ status: true, cart: { ...SAMPLE_CART, ...changes } });
const withQuantity = (quantity: number) => answer({ items: [{ ...shoe, quantity }, headphones] });

/** Fresh modules for each test. */
async function openVisit() {
  vi.resetModules();
  const [actions, quantities, store, header, network] = await Promise.all([
    import("./cart-actions.ts"),
    import("./change-quantity.ts"),
    import("./cart-store.ts"),
    import("../../shell/navigation/cart-count.ts"),
    import("#client/calls/network-call.ts"),
  ]);
  return { ...actions, ...quantities, ...store, ...header, ...network };
}

let visit: Awaited<ReturnType<typeof openVisit>>;
beforeEach(async () => {
  vi.useRealTimers();
  for (const call of [...Object.values(calls), report]) call.mockReset();
  calls.fetch.mockResolvedValue(answer());
  visit = await openVisit();
});

const onWait = vi.fn();
beforeEach(() => void onWait.mockReset());

const shown = () => visit.cart.read();
const quantities = () => shown().items.map(({ quantity }) => quantity);

describe("fetching", () => {
  test("CART-01 CART-02 sets the whole cart, which is empty before", async () => {
    expect(shown()).toEqual(INITIAL_CART);
    await visit.fetchCart(SHOWN_IN);
    expect(calls.fetch).toHaveBeenCalledWith(SHOWN_IN);
    expect(shown()).toMatchObject({ loaded: true, has_error: false, items: SAMPLE_CART.items, shipping_method: "air" });
  });

  test("CART-02 reports a failure with its answer, sets the error and leaves the cart unloaded", async () => {
    const error = Object.assign(new Error("refused"), { answer: { status: false, message: "error.call.conflict" } });
    calls.fetch.mockRejectedValue(error);
    await visit.fetchCart(SHOWN_IN);
    expect(shown()).toMatchObject({ has_error: true, loaded: false, items: [] });
    const [reported] = report.mock.calls[0] as [Error];
    expect(reported.message).toBe('The cart was not fetched: {"status":false,"message":"error.call.conflict"}');
    expect(reported.cause).toBe(error);
  });

  test("CART-02 fetching again clears the error and stays empty until the answer", async () => {
    calls.fetch.mockRejectedValueOnce(new Error());
    await visit.fetchCart(SHOWN_IN);
    const again = visit.fetchCart(SHOWN_IN);
    expect(shown()).toMatchObject({ has_error: false, items: [], loaded: false });
    await again;
    expect(shown().loaded).toBe(true);
  });

  test("CART-01 concurrent callers share one request", async () => {
    await Promise.all([visit.fetchCart(SHOWN_IN), visit.refreshCart(SHOWN_IN), visit.fetchCart(SHOWN_IN)]);
    expect(calls.fetch).toHaveBeenCalledOnce();
  });

  test("a refresh keeps the shown cart, also when it fails", async () => {
    await visit.fetchCart(SHOWN_IN);
    calls.fetch.mockRejectedValue(new Error("lost"));
    const refreshing = visit.refreshCart(SHOWN_IN);
    expect(shown().items).toHaveLength(2);
    await refreshing;
    expect(shown()).toMatchObject({ loaded: true, has_error: false });
    expect(report).toHaveBeenCalledOnce();
  });

  test("CART-03 reloading discards the cart first", async () => {
    await visit.fetchCart(SHOWN_IN);
    const reloading = visit.reloadCart(SHOWN_IN);
    expect(shown()).toMatchObject({ loaded: false, items: [] });
    expect(visit.cartTerms.read()).toBeNull();
    await reloading;
    expect(shown().loaded).toBe(true);
  });
});

describe("changing the quantity", () => {
  const problems = { onCut: vi.fn(), onRefused: vi.fn(), onWait };
  beforeEach(async () => {
    vi.useFakeTimers();
    problems.onCut.mockReset();
    problems.onRefused.mockReset();
    await visit.fetchCart(SHOWN_IN);
  });

  test("CART-04 is shown at once, and quick changes are sent as one call", async () => {
    calls.setQuantity.mockResolvedValue(withQuantity(3));
    visit.changeQuantity(shoe, 2, SHOWN_IN, problems);
    visit.changeQuantity(shoe, 3, SHOWN_IN, problems);
    expect(quantities()).toEqual([3, 2]);
    expect(visit.cartTerms.read()?.isSettling).toBe(true);
    await vi.runAllTimersAsync();
    expect(calls.setQuantity.mock.calls).toEqual([[{ ...SHOWN_IN, line_id: shoe.line_id, quantity: 3 }]]);
    expect(visit.cartTerms.read()?.isSettling).toBe(false);
  });

  test("CART-04 never goes below one or above the maximum", async () => {
    calls.setQuantity.mockResolvedValue(withQuantity(4));
    visit.changeQuantity(shoe, 99, SHOWN_IN, problems);
    expect(quantities()).toEqual([4, 2]);
    visit.changeQuantity(shoe, 0, SHOWN_IN, problems);
    expect(quantities()).toEqual([1, 2]);
  });

  test("CART-04 reverts and reports what the server refuses", async () => {
    const error = new Error("refused");
    calls.setQuantity.mockRejectedValue(error);
    visit.changeQuantity(shoe, 3, SHOWN_IN, problems);
    await vi.runAllTimersAsync();
    expect(quantities()).toEqual([1, 2]);
    expect(problems.onRefused).toHaveBeenCalledWith(error);
  });

  test("CART-04 CART-06 reports a quantity that was only partly available", async () => {
    calls.setQuantity.mockResolvedValue(withQuantity(2));
    visit.changeQuantity(shoe, 4, SHOWN_IN, problems);
    await vi.runAllTimersAsync();
    expect(quantities()).toEqual([2, 2]);
    expect(problems.onCut).toHaveBeenCalledWith(2);
  });

  test("an older answer does not undo a newer change", async () => {
    let answerFirst: (value: unknown) => void = () => {};
    calls.setQuantity.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    calls.setQuantity.mockResolvedValueOnce(withQuantity(4));
    visit.changeQuantity(shoe, 2, SHOWN_IN, problems);
    await vi.advanceTimersByTimeAsync(1_000);
    visit.changeQuantity(shoe, 4, SHOWN_IN, problems);
    answerFirst(withQuantity(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(quantities()).toEqual([4, 2]);
    await vi.runAllTimersAsync();
    expect(quantities()).toEqual([4, 2]);
    expect(problems.onCut).not.toHaveBeenCalled();
  });

  test("sends the last change before the checkout", async () => {
    calls.setQuantity.mockResolvedValue(withQuantity(3));
    visit.changeQuantity(shoe, 3, SHOWN_IN, problems);
    await visit.settleQuantities();
    expect(calls.setQuantity).toHaveBeenCalledOnce();
    await vi.runAllTimersAsync();
    expect(calls.setQuantity).toHaveBeenCalledOnce();
  });
});

describe("without a connection", () => {
  let reconnect = () => {};
  const lost = () => new visit.UnansweredCall(null, true);
  beforeEach(async () => {
    connection.checkConnection.mockResolvedValue({ isReached: false });
    connection.reconnected.mockReturnValue(new Promise<void>((resolve) => (reconnect = resolve)));
    await visit.fetchCart(SHOWN_IN);
  });

  test("F40 CART-04 a quantity stays as chosen, is said to wait, and is sent when there is a connection", async () => {
    calls.setQuantity.mockRejectedValueOnce(lost()).mockResolvedValueOnce(withQuantity(3));
    const problems = { onCut: vi.fn(), onRefused: vi.fn(), onWait };
    visit.changeQuantity(shoe, 3, SHOWN_IN, problems);
    await expect.poll(() => onWait.mock.calls.length).toBe(1);
    expect(quantities()).toEqual([3, 2]);
    reconnect();
    await expect.poll(() => visit.cartTerms.read()?.isSettling).toBe(false);
    expect(calls.setQuantity).toHaveBeenCalledTimes(2);
    expect(quantities()).toEqual([3, 2]);
    expect(problems.onRefused).not.toHaveBeenCalled();
  });

  test("F40 CART-03 CART-05 so do a removed line and the freight", async () => {
    calls.remove.mockRejectedValueOnce(lost()).mockResolvedValueOnce(answer({ items: [headphones] }));
    calls.setShippingMethod
      .mockRejectedValueOnce(lost())
      .mockResolvedValueOnce(answer({ items: [headphones], shipping_method: "sea" }));
    const changes = [visit.removeLine(shoe, SHOWN_IN, onWait), visit.chooseMethod("sea", SHOWN_IN, onWait)];
    await expect.poll(() => onWait.mock.calls.length).toBe(2);
    expect(shown()).toMatchObject({ items: [headphones], shipping_method: "sea" });
    reconnect();
    await Promise.all(changes);
    expect(shown()).toMatchObject({ items: [headphones], shipping_method: "sea" });
  });
});

describe("lines and method", () => {
  beforeEach(() => visit.fetchCart(SHOWN_IN));

  test("removes a line at once, and restores it when the server refuses", async () => {
    calls.remove.mockRejectedValueOnce(new Error("refused"));
    const refused = visit.removeLine(shoe, SHOWN_IN, onWait);
    expect(shown().items).toHaveLength(1);
    await expect(refused).rejects.toThrow();
    expect(shown().items).toHaveLength(2);
    calls.remove.mockResolvedValueOnce(answer({ items: [headphones] }));
    await visit.removeLine(shoe, SHOWN_IN, onWait);
    expect(shown().items).toEqual([headphones]);
  });

  test("CART-05 shows the chosen method at once, and air again when the server refuses", async () => {
    calls.setShippingMethod.mockRejectedValueOnce(new Error("refused"));
    const refused = visit.chooseMethod("sea", SHOWN_IN, onWait);
    expect(shown().shipping_method).toBe("sea");
    await expect(refused).rejects.toThrow();
    expect(shown().shipping_method).toBe("air");
  });

  test("counts what is being added before the server has answered", async () => {
    expect(visit.cartCount.read()).toBe(2);
    calls.add.mockResolvedValue({ ...answer(), added: 1 });
    const adding = visit.addPieces(99, 1, SHOWN_IN);
    expect(visit.arrivals.read()).toEqual([99]);
    expect(visit.cartCount.read()).toBe(3);
    expect(await adding).toBe(1);
    expect(visit.arrivals.read()).toEqual([]);
    expect(visit.cartCount.read()).toBe(2);
  });

  test("counts no line without a reservation", async () => {
    calls.fetch.mockResolvedValue(answer({ items: [shoe, { ...headphones, is_reserved: false }] }));
    await visit.refreshCart(SHOWN_IN);
    expect(visit.cartCount.read()).toBe(1);
  });

  test("CART-06 extends the reservation, by the server's clock", async () => {
    const ahead = new Date(Date.now() + 90_000).toISOString();
    calls.extend.mockResolvedValue(answer({ expiration: "2026-11-15T14:52:00.000Z", server_time: ahead }));
    await visit.keepForLonger(SHOWN_IN);
    expect(shown().expiration).toBe("2026-11-15T14:52:00.000Z");
    expect(Math.round((visit.cartTerms.read()?.clockAheadMs ?? 0) / 1_000)).toBe(90);
  });
});
