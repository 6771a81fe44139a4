import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askSuggestions } from "./suggestions.ts";

const call = vi.hoisted(() => vi.fn());
const search = vi.hoisted(() => vi.fn());
vi.mock("#storefront/browser-api.ts", () => ({ browserApi: { search: { suggestions: call }, content: { search } } }));

const found = { queries: [{ text: "headphones", count: 3 }], brands: [], categories: [], products: [] };
const hit = { kind: "question", slug: "headphones-broken", title: "My headphones are broken", description: "" };
const wanted = { locale: "en", text: "head" } as const;

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset().mockResolvedValue(found);
  search.mockReset().mockResolvedValue({ hits: [hit] });
});
afterEach(() => vi.useRealTimers());

describe("suggestions while typing", () => {
  test("CATALOG-14 are fetched once the typing has paused for 150 ms", async () => {
    const answers: unknown[] = [];
    askSuggestions(wanted, (answer) => answers.push(answer));
    await vi.advanceTimersByTimeAsync(149);
    expect(call).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(call).toHaveBeenCalledWith(wanted, expect.anything());
    expect(search).toHaveBeenCalledWith({ q: "head", locale: "en", limit: 3 }, expect.anything());
    expect(answers).toEqual([{ ...found, texts: [hit] }]);
  });

  test("CATALOG-14 makes no request when the next letter is typed before the pause", async () => {
    const giveUp = askSuggestions({ ...wanted, text: "he" }, () => expect.unreachable());
    await vi.advanceTimersByTimeAsync(100);
    giveUp();
    await vi.runAllTimersAsync();
    expect(call).not.toHaveBeenCalled();
  });

  test("CATALOG-14 aborts a running request and ignores its answer", async () => {
    let answer = (_: typeof found) => {};
    call.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const giveUp = askSuggestions(wanted, () => expect.unreachable());
    await vi.advanceTimersByTimeAsync(150);
    giveUp();
    expect(call.mock.calls[0]?.[1].signal.aborted).toBe(true);
    answer(found);
    await vi.runAllTimersAsync();
  });

  test("CATALOG-14 returns no suggestions after a failure", async () => {
    call.mockRejectedValueOnce(new Error("lost"));
    const answers: unknown[] = [];
    askSuggestions(wanted, (answer) => answers.push(answer));
    await vi.runAllTimersAsync();
    expect(answers).toEqual([{ queries: [], brands: [], categories: [], products: [], texts: [hit] }]);
  });

  test("CATALOG-14 CONTENT-01 shows products although texts cannot be searched", async () => {
    search.mockRejectedValueOnce(new Error("lost"));
    const answers: unknown[] = [];
    askSuggestions(wanted, (answer) => answers.push(answer));
    await vi.runAllTimersAsync();
    expect(answers).toEqual([{ ...found, texts: [] }]);
  });
});
