import type { CarrierSettings } from "#platform/carrier-settings.ts";
import { CarrierFailure } from "./carrier.ts";

/** A token is thrown away this long before it ends. */
const TOKEN_MARGIN_MS = 60_000;
const TIMEOUT_MS = 20_000;

export interface CarrierAnswer {
  status: number;
  body: unknown;
}

export interface CarrierClient {
  get(path: string): Promise<CarrierAnswer>;
  /** A repeated request with the same key is the same request. */
  post(path: string, body: object, key?: string): Promise<CarrierAnswer>;
}

/** A carrier's REST interface: signs in by itself, ends in time, and reads only what is JSON (F38). */
export function carrierClient(
  { clientId, clientSecret, apiUrl, timeoutMs = TIMEOUT_MS }: CarrierSettings,
  tokenPath: string,
): CarrierClient {
  let token: { value: string; until: number } | null = null;

  async function signIn(): Promise<string> {
    if (token && token.until > Date.now()) return token.value;
    const { status, body } = await send(`${apiUrl}${tokenPath}`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: clientId,
        client_secret: clientSecret,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const given = body as { access_token?: unknown; expires_in?: unknown };
    if (status !== 200 || typeof given.access_token !== "string") throw new CarrierFailure(`no token (${status})`);
    token = { value: given.access_token, until: Date.now() + Number(given.expires_in ?? 0) * 1_000 - TOKEN_MARGIN_MS };
    return token.value;
  }

  async function ask(path: string, init: RequestInit): Promise<CarrierAnswer> {
    const authorization = `Bearer ${await signIn()}`;
    const answer = await send(`${apiUrl}${path}`, {
      ...init,
      headers: { ...init.headers, authorization, "content-type": "application/json" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status === 401) token = null;
    if (answer.status >= 500 || answer.status === 429 || answer.status === 401)
      throw new CarrierFailure(`the carrier answered ${answer.status}`);
    return answer;
  }

  return {
    get: (path) => ask(path, { method: "GET" }),
    post: (path, body, key) =>
      ask(path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: key === undefined ? {} : { "idempotency-key": key },
      }),
  };
}

async function send(url: string, init: RequestInit): Promise<CarrierAnswer> {
  try {
    const response = await fetch(url, { ...init, redirect: "error" });
    return { status: response.status, body: await response.json() };
  } catch (cause) {
    throw new CarrierFailure("the carrier gave no answer that can be read", { cause });
  }
}
