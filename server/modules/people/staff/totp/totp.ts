import { createHmac, timingSafeEqual } from "node:crypto";

const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps that a clock may be off, in either direction. */
const TOLERANCE = 1;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** As long as the hash that it keys (RFC 4226, section 4). */
export const TOTP_SECRET_BYTES = 20;

export const totpStep = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The code of a time step (RFC 6238 with SHA-1). */
export function totpCode(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The time step of a code that may still be used: later than the last one (RFC 6238, 5.2). */
export function matchingStep(secret: Buffer, code: string, now: Date, lastStep: number): number | null {
  const given = Buffer.from(code);
  const present = totpStep(now);
  let matching: number | null = null;
  for (let step = present - TOLERANCE; step <= present + TOLERANCE; step += 1) {
    const wanted = Buffer.from(totpCode(secret, step));
    const isSame = given.length === wanted.length && timingSafeEqual(given, wanted);
    if (isSame && step > lastStep) matching ??= step;
  }
  return matching;
}

/** The URI that authenticator apps read, as a link or a QR code. */
export function totpUri(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const values = new URLSearchParams({
    secret: base32(secret),
    issuer,
    algorithm: "SHA1",
    digits: String(DIGITS),
    period: String(STEP_MS / 1_000),
  });
  return `otpauth://totp/${label}?${values}`;
}

/** RFC 4648 without padding, which authenticator apps do not expect. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}
