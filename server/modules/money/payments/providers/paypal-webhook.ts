import { createPublicKey, type KeyObject, verify, X509Certificate } from "node:crypto";
import { crc32 } from "node:zlib";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import type { PaypalSettings } from "#platform/payment-settings.ts";
import type { RawNotification } from "./provider.ts";

const ALGORITHM = "SHA256withRSA";
const CERTIFICATE_PATH = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;
const OF_PAYPAL = /(?:^|\.)paypal\.com$/;
/** PayPal uses one certificate for months. The limit is against forged notifications, which name others. */
const MOST_FETCHES_PER_HOUR = 10;

/** Checks signatures locally: a forged notification costs no request once PayPal's certificate is known (T119). */
export function paypalSignatures({ apiUrl, webhookId }: PaypalSettings, clock = () => Date.now()) {
  const certificates = createCertificates(apiUrl, clock);
  return {
    async isGenuine({ headers, body }: RawNotification, signal: AbortSignal): Promise<boolean> {
      const text = (name: string) => String(headers[`paypal-${name}`] ?? "");
      if (text("auth-algo") !== ALGORITHM) return false;
      const key = await certificates.find(text("cert-url"), signal);
      const signed = [text("transmission-id"), text("transmission-time"), webhookId, crc32(body)].join("|");
      const signature = Buffer.from(text("transmission-sig"), "base64");
      return key !== null && verify("RSA-SHA256", Buffer.from(signed), key, signature);
    },
  };
}

interface Certificate {
  key: KeyObject;
  validUntil: number;
}

function createCertificates(apiUrl: string, clock: () => number) {
  const known = new Map<string, Certificate>();
  const requests = new Map<string, Promise<Certificate | null>>();
  let fetches: number[] = [];
  const mayFetch = () => {
    fetches = fetches.filter((at) => clock() - at < HOUR_MS);
    return fetches.length < MOST_FETCHES_PER_HOUR;
  };
  /** Notifications that come together, before the certificate is known, share one request. */
  const fetchOnce = (address: string, signal: AbortSignal) => {
    const begun = requests.get(address);
    if (begun !== undefined) return begun;
    if (!mayFetch()) return null;
    fetches.push(clock());
    const fetching = fetchCertificate(address, signal).finally(() => requests.delete(address));
    requests.set(address, fetching);
    return fetching;
  };
  return {
    async find(named: string, signal: AbortSignal): Promise<KeyObject | null> {
      const address = certificateAddress(named, apiUrl);
      if (address === null) return null;
      const kept = known.get(address);
      if (kept && kept.validUntil > clock()) return kept.key;
      const fetched = await fetchOnce(address, signal);
      if (!fetched || fetched.validUntil <= clock()) return null;
      known.set(address, fetched);
      return fetched.key;
    },
  };
}

/** Certificates come from PayPal itself, or from the host that replaces it in the settings. */
function certificateAddress(named: string, apiUrl: string): string | null {
  if (!URL.canParse(named)) return null;
  const { protocol, hostname, pathname } = new URL(named);
  if (!CERTIFICATE_PATH.test(pathname)) return null;
  if (!OF_PAYPAL.test(new URL(apiUrl).hostname)) return new URL(pathname, apiUrl).href;
  return protocol === "https:" && OF_PAYPAL.test(hostname) ? `https://${hostname}${pathname}` : null;
}

async function fetchCertificate(address: string, signal: AbortSignal): Promise<Certificate | null> {
  try {
    const response = await fetch(address, { signal, redirect: "error" });
    const pem = await response.text();
    if (!response.ok) return null;
    const isCertificate = pem.includes("BEGIN CERTIFICATE");
    const validUntil = isCertificate ? new X509Certificate(pem).validToDate.getTime() : Number.POSITIVE_INFINITY;
    return { key: createPublicKey(pem), validUntil };
  } catch {
    return null;
  }
}

export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
}
