import { describe, expect, test } from "vitest";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { guardProvider } from "./guard-provider.ts";
import { type PaymentProvider, ProviderFailure, type ProviderPayment } from "./provider.ts";

const payment = {} as ProviderPayment;

function openGuard(start: PaymentProvider["start"], lookUp?: PaymentProvider["lookUp"]) {
  let now = 0;
  const provider = { id: PROVIDER.card, name: "Test", start, lookUp } as PaymentProvider;
  const guarded = guardProvider(provider, { timeoutMs: 50, clock: () => now });
  const fail = async (times: number) => {
    for (let time = 0; time < times; time++) await guarded.start(payment).catch(() => {});
  };
  return { guarded, fail, wait: (ms: number) => (now += ms) };
}

const down = async () => {
  throw new Error("down");
};

describe("F11 a provider that fails again and again is left alone for a while", () => {
  test("after five failures within half a minute it is not usable for half a minute, then it is again", async () => {
    const { guarded, fail, wait } = openGuard(down);
    await fail(4);
    expect(guarded.isUsable()).toBe(true);
    await fail(1);
    expect(guarded.isUsable()).toBe(false);
    wait(29_999);
    expect(guarded.isUsable()).toBe(false);
    wait(1);
    expect(guarded.isUsable()).toBe(true);
  });

  test("failures far apart, and those with a success between them, do not add up", async () => {
    const { guarded, fail, wait } = openGuard(down);
    await fail(4);
    wait(30_000);
    await fail(4);
    expect(guarded.isUsable()).toBe(true);
    let isDown = true;
    const moody = openGuard(async () => {
      if (isDown) throw new Error("down");
      return { redirectUrl: "", providerReference: null };
    });
    await moody.fail(4);
    isDown = false;
    await moody.guarded.start(payment);
    isDown = true;
    await moody.fail(4);
    expect(moody.guarded.isUsable()).toBe(true);
  });

  test("questions that it need not be asked for say nothing for it", async () => {
    const { guarded, fail } = openGuard(down, async () => "unknown");
    for (let time = 0; time < 5; time++) {
      await fail(1);
      await guarded.lookUp(payment);
    }
    expect(guarded.isUsable()).toBe(false);
  });

  test("a refusal is an answer: it says nothing against the provider", async () => {
    const { guarded, fail } = openGuard(async () => {
      throw new ProviderFailure("no", { isRefusal: true });
    });
    await fail(10);
    expect(guarded.isUsable()).toBe(true);
  });
});

test("F10 a call that never ends is ended, and its request is called off", async () => {
  let isCalledOff = false;
  const { guarded } = openGuard((_payment, signal) => {
    signal.addEventListener("abort", () => {
      isCalledOff = true;
    });
    return new Promise(() => {});
  });
  await expect(guarded.start(payment)).rejects.toBeInstanceOf(ProviderFailure);
  expect(isCalledOff).toBe(true);
});
