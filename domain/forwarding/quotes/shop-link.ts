import { checkUrl } from "#domain/shared/forms/validation.ts";
import type { ParseUrl } from "#domain/shared/text/url-parser.ts";

export const LONGEST_LINK = 2_000;

/**
 * A shop link is a field of its own kind: an address of any shop, which people follow and which we never fetch. The rule
 * for payload URLs does not hold for it (ERROR-03).
 */
export function checkShopLink(text: string, parseUrl: ParseUrl): "validation.required" | "validation.url" | null {
  const link = text.trim();
  if (link === "") return "validation.required";
  const isWeb = !/^[a-z][a-z\d+.-]*:/i.test(link) || /^https?:\/\//i.test(link) || /^[^/:]+:\d+(?:\/|$)/.test(link);
  if (!isWeb || link.length > LONGEST_LINK) return "validation.url";
  const verdict = checkUrl(link, parseUrl);
  return verdict === null ? null : "validation.url";
}

/** With its scheme, so that it can be followed; the text as it is where it is no link. */
export function normalLink(text: string, parseUrl: ParseUrl): string {
  const link = text.trim();
  if (checkShopLink(link, parseUrl) !== null) return link;
  return /^https?:\/\//i.test(link) ? link : `https://${link}`;
}

/** The shop's name as people know it: the host without www; none where the text is no link. */
export function shopOf(link: string, parseUrl: ParseUrl): string {
  if (checkShopLink(link, parseUrl) !== null) return "";
  return (parseUrl(normalLink(link, parseUrl))?.hostname ?? "").replace(/^www\./, "");
}
