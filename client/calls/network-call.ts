import { isSuccessful } from "#domain/shared/calls/response-success.ts";
import { RETRY_DELAY_MS } from "#domain/shared/limits/calls.ts";
import { checkConnection } from "../connection.ts";
import type { WireCall } from "./wire-table.ts";

export interface CallOptions {
  /** The same for every attempt of one submission, so that the server acts on it once (T118). */
  idempotencyKey?: string;
}

/** The server answered, but not with success; the body holds the reason (ERROR-01). */
class UnsuccessfulCall extends Error {
  readonly status: number;
  readonly answer: unknown;

  constructor(status: number, answer: unknown) {
    super(`The call was not successful (${status})`);
    this.status = status;
    this.answer = answer;
  }
}

/** No answer came. It is unknown whether the server acted, unless there was no connection to send the call. */
export class UnansweredCall extends Error {
  readonly isUnsent: boolean;

  constructor(cause: unknown, isUnsent: boolean) {
    super("The call was not answered", { cause });
    this.isUnsent = isUnsent;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** LIMIT-01: each attempt has the call's own time-out; a lost connection or a server error is retried. */
async function fetchWithRetries(
  { timeoutMs, retries }: WireCall,
  url: URL,
  init: RequestInit,
  given?: AbortSignal,
): Promise<Response> {
  let isUnsent = true;
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt >= retries;
    isUnsent &&= navigator.onLine === false;
    try {
      const timeout = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { ...init, signal: given ? AbortSignal.any([timeout, given]) : timeout });
      if (response.status < 500 || isLast) return response;
    } catch (error) {
      if (given?.aborted) throw error;
      if (isLast) {
        void checkConnection();
        throw new UnansweredCall(error, isUnsent);
      }
    }
    await pause(RETRY_DELAY_MS);
  }
}

/** The address of a call, with its path parameters filled in from the input. */
function addressOf(path: string, input: Readonly<Record<string, unknown>>): string {
  return `/api${path.replace(/{(\w+)}/, (_, name: string) => encodeURIComponent(String(input[name])))}`;
}

/** Makes one call over the network. Throws an error with the answer when the call was not successful. */
export async function makeCall(
  call: WireCall,
  input: Record<string, unknown> = {},
  options: { signal?: AbortSignal; context?: CallOptions } = {},
): Promise<unknown> {
  const url = new URL(addressOf(call.path, input), window.location.origin);
  const init: RequestInit = { method: call.method };
  if (call.method === "GET") {
    for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value));
  } else {
    const key = options.context?.idempotencyKey;
    init.headers = { "content-type": "application/json", ...(key ? { "idempotency-key": key } : {}) };
    init.body = JSON.stringify(input);
  }
  const response = await fetchWithRetries(call, url, init, options.signal);
  const answer: unknown = await response.json();
  if (!response.ok || !isSuccessful(answer)) throw new UnsuccessfulCall(response.status, answer);
  return answer;
}
