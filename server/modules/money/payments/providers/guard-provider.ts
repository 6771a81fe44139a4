import { storable } from "../notifications/storable-event.ts";
import type { Notification, PaymentProvider, ProviderEvent, RefundResult, StartedPayment } from "./provider.ts";
import { ProviderFailure } from "./provider.ts";

const FAILURES_THAT_OPEN = 5;
const WINDOW_MS = 30_000;
const OPEN_MS = 30_000;

export interface GuardedProvider
  extends Omit<PaymentProvider, "start" | "readNotification" | "lookUp" | "collect" | "abandon" | "refund"> {
  start(payment: Parameters<PaymentProvider["start"]>[0]): Promise<StartedPayment>;
  readNotification(raw: Parameters<PaymentProvider["readNotification"]>[0]): Promise<Notification>;
  lookUp(payment: Parameters<PaymentProvider["lookUp"]>[0]): Promise<ProviderEvent | "unknown">;
  collect: ((payment: Parameters<PaymentProvider["lookUp"]>[0]) => Promise<ProviderEvent>) | undefined;
  abandon(payment: Parameters<PaymentProvider["lookUp"]>[0]): Promise<void>;
  refund(refund: Parameters<PaymentProvider["refund"]>[0]): Promise<RefundResult>;
  /** False for a while after repeated failures (F11). */
  isUsable(): boolean;
}

interface GuardOptions {
  timeoutMs: number;
  /** Monotonic milliseconds. */
  clock?: () => number;
}

/** Gives the calls of a provider a time-out, and stops offering it after repeated failures (F10, F11). */
export function guardProvider(
  provider: PaymentProvider,
  { timeoutMs, clock = () => performance.now() }: GuardOptions,
): GuardedProvider {
  const breaker = createBreaker(clock);
  const guarded = async <T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    try {
      return await endingInTime(ask, timeoutMs);
    } catch (error) {
      if (!(error instanceof ProviderFailure && error.isRefusal)) breaker.fail();
      throw error instanceof ProviderFailure ? error : new ProviderFailure(`${provider.name} failed`, { cause: error });
    }
  };
  const collect = provider.collect?.bind(provider);
  return {
    ...provider,
    isUsable: breaker.isClosed,
    options: (country) => provider.options(country),
    // Only a start shows that the provider works again: other calls may be answered without a request to it.
    start: async (payment) => {
      const started = await guarded((signal) => provider.start(payment, signal));
      breaker.succeed();
      return started;
    },
    readNotification: async (raw) =>
      storable(await endingInTime((signal) => provider.readNotification(raw, signal), timeoutMs)),
    lookUp: async (payment) => storable(await guarded((signal) => provider.lookUp(payment, signal))),
    collect: collect && (async (payment) => storable(await guarded((signal) => collect(payment, signal)))),
    abandon: (payment) => guarded(async (signal) => provider.abandon?.(payment, signal)),
    refund: (refund) => guarded((signal) => provider.refund(refund, signal)),
  };
}

async function endingInTime<T>(ask: (signal: AbortSignal) => Promise<T>, timeoutMs: number): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new ProviderFailure(`no answer within ${timeoutMs} ms`)));
  });
  return Promise.race([ask(signal), late]);
}

function createBreaker(clock: () => number) {
  let failures: number[] = [];
  let closedUntil = 0;
  return {
    isClosed: () => clock() >= closedUntil,
    succeed: () => {
      failures = [];
    },
    fail: () => {
      const now = clock();
      failures = [...failures.filter((at) => now - at < WINDOW_MS), now];
      if (failures.length < FAILURES_THAT_OPEN) return;
      closedUntil = now + OPEN_MS;
      failures = [];
    },
  };
}
