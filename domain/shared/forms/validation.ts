import { hasControlCharacter } from "../text/control-characters.ts";
import type { ParseUrl } from "../text/url-parser.ts";

/** The key of the message to show, or null when the value is right. */
export type Verdict<Key extends "required" | "email" | "url" | "number"> = `validation.${Key}` | null;

const MAX_EMAIL_CHARACTERS = 254;
const MAX_LOCAL_PART_CHARACTERS = 64;
const MAX_URL_CHARACTERS = 2048;

const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;
const NUMBER = /^[+-]?\d{1,15}(?:[.,]\d{1,15})?$/;

function isDomain(domain: string): boolean {
  const labels = domain.split(".");
  return labels.length > 1 && labels.every((label) => DOMAIN_LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? "");
}

function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL_CHARACTERS) return false;
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(0, at));
  const hasOddDots = local.startsWith(".") || local.endsWith(".") || local.includes("..");
  const isLocal = local.length <= MAX_LOCAL_PART_CHARACTERS && LOCAL_PART.test(local) && !hasOddDots;
  return isLocal && isDomain(text.slice(at + 1));
}

function isUrl(text: string, parseUrl: ParseUrl): boolean {
  if (text.length > MAX_URL_CHARACTERS || hasControlCharacter(text) || /^\/|[\s\\]/.test(text)) return false;
  const absolute = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const url = parseUrl(absolute);
  return url !== null && url.username === "" && url.password === "" && isDomain(url.hostname);
}

/** A required field holds more than spaces; a box is ticked; a list is not empty (ERROR-05). */
export function checkRequired(value: unknown): Verdict<"required"> {
  const isMissing =
    value === null ||
    value === undefined ||
    value === false ||
    (typeof value === "string" && value.trim() === "") ||
    (Array.isArray(value) && value.length === 0);
  return isMissing ? "validation.required" : null;
}

/**
 * An e-mail address is one local part and one domain with a dot, on one line; an empty field is left to `required`
 * (ERROR-05, T080).
 */
export function checkEmail(value: string): Verdict<"email"> {
  return value === "" || isEmail(value) ? null : "validation.email";
}

/** A URL is a web address with a host, its scheme optional; an empty field is left to `required` (ERROR-05). */
export function checkUrl(value: string, parseUrl: ParseUrl): Verdict<"url"> {
  return value === "" || isUrl(value, parseUrl) ? null : "validation.url";
}

/** A number has digits and at most one decimal point or comma; an empty field is left to `required` (ERROR-05). */
export function checkNumber(value: string): Verdict<"number"> {
  return value.trim() === "" || readNumber(value) !== null ? null : "validation.number";
}

/** The number that a person typed, with point or comma, or null (ERROR-05). Not for money. */
export function readNumber(value: string): number | null {
  const text = value.trim();
  return NUMBER.test(text) ? Number(text.replace(",", ".")) : null;
}
