import { createHmac, timingSafeEqual } from "node:crypto";

/** A push that was signed longer ago, or later, than this may be a recorded one (T119). */
const TOLERANCE_SECONDS = 300;

interface SignedPush {
  secret: string;
  /** Seconds since 1970, as they were sent. */
  timestamp: string | undefined;
  /** Hexadecimal. */
  signature: string | undefined;
  body: Buffer;
}

/** Why a push does not prove that it came from the carrier just now; null when it does (T119). */
export function signatureProblem({ secret, timestamp, signature, body }: SignedPush, nowMs: number): string | null {
  if (!timestamp || !signature || !/^\d{1,12}$/.test(timestamp)) return "no signature";
  const expected = createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest();
  const given = Buffer.from(signature, "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "wrong signature";
  const age = Math.floor(nowMs / 1_000) - Number(timestamp);
  if (age > TOLERANCE_SECONDS) return "too old";
  return age < -TOLERANCE_SECONDS ? "from the future" : null;
}
