import type { RawNotification } from "../provider.ts";
import type { PaypalClient } from "./paypal-client.ts";

const VERIFIED_HEADERS = {
  auth_algo: "paypal-auth-algo",
  cert_url: "paypal-cert-url",
  transmission_id: "paypal-transmission-id",
  transmission_sig: "paypal-transmission-sig",
  transmission_time: "paypal-transmission-time",
} as const;

/** PayPal itself says whether a notification is its own; the event goes there byte by byte as it came. */
export async function isVerified(
  client: PaypalClient,
  webhookId: string,
  raw: RawNotification,
  signal: AbortSignal,
): Promise<boolean> {
  const fields = Object.entries(VERIFIED_HEADERS).map(([field, header]) => [field, raw.headers[header]] as const);
  if (fields.some(([, value]) => typeof value !== "string")) return false;
  const signed = JSON.stringify({ ...Object.fromEntries(fields), webhook_id: webhookId });
  const body = `${signed.slice(0, -1)},"webhook_event":${raw.body.toString("utf8")}}`;
  const answer = await client.ask({ method: "POST", path: "/v1/notifications/verify-webhook-signature", body, signal });
  return answer.body.verification_status === "SUCCESS";
}

export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
}
