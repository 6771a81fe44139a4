import { createDecipheriv, createHash, timingSafeEqual, verify } from "node:crypto";

const PASSWORD_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** Paysera's own base64: URL-safe characters, but with padding. */
export const encodeData = (params: Record<string, string>) =>
  Buffer.from(new URLSearchParams(params).toString()).toString("base64").replaceAll("+", "-").replaceAll("/", "_");

const decode = (text: string) => Buffer.from(text.replaceAll("-", "+").replaceAll("_", "/"), "base64");

export interface PayseraSecrets {
  password: string;
  publicKey: string;
}

/** The fields of a callback, or null when it does not prove to come from Paysera (T119). */
export function readPayseraMessage(fields: URLSearchParams, secrets: PayseraSecrets): URLSearchParams | null {
  const data = fields.get("data") ?? "";
  const isSigned = ["ss1", "ss2", "ss3"].some((name) => fields.has(name));
  if (data === "") return null;
  if (!isSigned) return decrypted(data, secrets.password);
  return isGenuine(data, fields, secrets) ? new URLSearchParams(decode(data).toString("utf8")) : null;
}

/** The stronger RSA signature decides, ss3 before ss2; ss1, by the password, has to match where present. */
function isGenuine(data: string, fields: URLSearchParams, { password, publicKey }: PayseraSecrets): boolean {
  const [ss1, ss2, ss3] = [fields.get("ss1"), fields.get("ss2"), fields.get("ss3")];
  if (ss1 !== null && !isSame(ss1, md5(data + password))) return false;
  if (ss3 !== null) return isSignedBy("RSA-SHA256", data, ss3, publicKey);
  return ss2 !== null && isSignedBy("RSA-SHA1", data, ss2, publicKey);
}

function isSignedBy(algorithm: string, data: string, signature: string, publicKey: string): boolean {
  try {
    return verify(algorithm, Buffer.from(data), publicKey, decode(signature));
  } catch {
    return false;
  }
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Without a signature the data is encrypted with the project's password, which proves the sender too. */
function decrypted(data: string, password: string): URLSearchParams | null {
  const bytes = decode(data);
  const key = Buffer.alloc(PASSWORD_BYTES);
  Buffer.from(password).copy(key);
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    return new URLSearchParams(text.toString("utf8"));
  } catch {
    return null;
  }
}
