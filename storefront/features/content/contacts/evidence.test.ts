import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { evidenceOf } from "./evidence.ts";

vi.mock("#storefront/browser-api.ts", () => ({ browserApi: {} }));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function browser(solve = async () => 7) {
  let given = 0;
  const prepare = vi.fn(async () => ({ form: `form ${++given}`, challenge: `challenge ${given}`, bits: 17 }));
  const api = { contacts: { prepare } } as unknown as Parameters<typeof evidenceOf>[0];
  return { ...evidenceOf(api, solve), prepare };
}

async function taken(of: ReturnType<typeof browser>, afterMs: number) {
  const evidence = of.take();
  let isThere = false;
  void evidence.then(() => {
    isThere = true;
  });
  await vi.advanceTimersByTimeAsync(afterMs);
  return isThere ? evidence : null;
}

test("CONTENT-02 the work begins with the form, once, and a quick sender waits until the form is old enough", async () => {
  const form = browser();
  form.begin();
  form.begin();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(form.prepare).toHaveBeenCalledTimes(1);
  expect(await taken(form, 2_000)).toBeNull();
  await vi.advanceTimersByTimeAsync(500);
  const later = browser();
  later.begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await taken(later, 1)).toEqual({ form: "form 1", challenge: "challenge 1", answer: 7 });
});

test("CONTENT-02 a challenge that is nearly over is replaced; the form stays the one that was opened", async () => {
  const form = browser();
  form.begin();
  await vi.advanceTimersByTimeAsync(9.5 * MINUTE_MS);
  expect(await taken(form, 1)).toEqual({ form: "form 1", challenge: "challenge 2", answer: 7 });
});

test("CONTENT-02 a second message has a challenge of its own; one that got no answer is repeated with the same", async () => {
  const form = browser();
  form.begin();
  await vi.advanceTimersByTimeAsync(10_000);
  await taken(form, 1);
  expect(await taken(form, 1)).toEqual({ form: "form 1", challenge: "challenge 1", answer: 7 });
  form.renew();
  expect(await taken(form, 1)).toEqual({ form: "form 1", challenge: "challenge 2", answer: 7 });
});

test("CONTENT-02 where the work fails the message is sent all the same", async () => {
  const form = browser(() => Promise.reject(new Error("no workers here")));
  form.begin();
  expect(await taken(form, 5_000)).toEqual({ form: "", challenge: "", answer: 0 });
});
