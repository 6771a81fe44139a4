import type { PaypalSettings } from "#platform/payment-settings.ts";
import { ProviderFailure } from "./provider.ts";

/** A token is renewed this long before it expires. */
const TOKEN_MARGIN_MS = 60_000;

interface Request {
  method: "GET" | "POST";
  path: string;
  body?: unknown;
  /** The idempotency key. */
  requestId?: string;
  signal: AbortSignal;
}

export interface PaypalAnswer {
  status: number;
  body: Record<string, unknown>;
}

export interface PaypalClient {
  ask(request: Request): Promise<PaypalAnswer>;
}

/** PayPal's REST interface: signs in by itself, and reads only JSON. */
export function paypalClient({ clientId, clientSecret, apiUrl }: PaypalSettings): PaypalClient {
  let token: { value: string; until: number } | null = null;

  async function signIn(signal: AbortSignal): Promise<string> {
    if (token && token.until > Date.now()) return token.value;
    const { status, body } = await send(`${apiUrl}/v1/oauth2/token`, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
      signal,
    });
    if (status !== 200 || typeof body.access_token !== "string")
      throw new ProviderFailure(`PayPal: no token (${status})`);
    token = { value: body.access_token, until: Date.now() + Number(body.expires_in ?? 0) * 1_000 - TOKEN_MARGIN_MS };
    return body.access_token;
  }

  return {
    async ask({ method, path, body, requestId, signal }) {
      const answer = await send(`${apiUrl}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await signIn(signal)}`,
          "content-type": "application/json",
          prefer: "return=representation",
          ...(requestId === undefined ? {} : { "paypal-request-id": requestId }),
        },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
        signal,
      });
      if (answer.status === 401) token = null;
      if (answer.status >= 500 || answer.status === 429 || answer.status === 401)
        throw new ProviderFailure(`PayPal answered ${answer.status}`);
      return answer;
    },
  };
}

async function send(url: string, init: RequestInit): Promise<PaypalAnswer> {
  try {
    const response = await fetch(url, { ...init, redirect: "error" });
    const body: unknown = await response.json();
    if (typeof body !== "object" || body === null) throw new Error("not an object");
    return { status: response.status, body: body as Record<string, unknown> };
  } catch (cause) {
    throw new ProviderFailure("PayPal gave no answer that can be read", { cause });
  }
}
