import { createHash, createSign } from "node:crypto";
import { PAYSERA_ACCOUNT } from "../protocol.ts";
import type { World } from "../world.ts";

const urlSafe = (base64: string): string => base64.replaceAll("+", "-").replaceAll("/", "_");

const fromUrlSafe = (text: string): string =>
  Buffer.from(text.replaceAll("-", "+").replaceAll("_", "/"), "base64").toString();

const md5 = (text: string): string => createHash("md5").update(text).digest("hex");

/** The parameters that a shop sent; null unless they are signed with the project's password. */
export function readSigned(query: URLSearchParams): URLSearchParams | null {
  const [data, sign] = [query.get("data") ?? "", query.get("sign") ?? ""];
  return sign === md5(data + PAYSERA_ACCOUNT.password) ? new URLSearchParams(fromUrlSafe(data)) : null;
}

/** The fields as Paysera sends them back: with a checksum and two signatures. */
export function signedParameters({ keys }: World, fields: Record<string, string>): Record<string, string> {
  const data = urlSafe(Buffer.from(new URLSearchParams(fields).toString()).toString("base64"));
  const sign = (algorithm: string) => urlSafe(createSign(algorithm).update(data).sign(keys.privateKey, "base64"));
  return { data, ss1: md5(data + PAYSERA_ACCOUNT.password), ss2: sign("RSA-SHA1"), ss3: sign("RSA-SHA256") };
}
