import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { pack } from "../http/compression.ts";
import { entityTag } from "../http/revalidation.ts";
import {
  contentSecurityPolicy,
  imageOrigins,
  inlineScriptHashes,
  type VendorOrigins,
} from "./content-security-policy.ts";
import type { FinishedPage } from "./page-cache.ts";

/** The headers of a rendered response that are sent; React Router's other ones are for its own use. */
const FORWARDED_HEADERS = [
  "content-type",
  "location",
  "retry-after",
  "x-remix-response",
  "x-remix-reload-document",
  "x-remix-replace",
];

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export async function readRendered(
  response: Response,
  storefront: StorefrontProfile,
  vendors: VendorOrigins,
): Promise<RenderedPage> {
  const headers: Record<string, string> = {};
  for (const name of FORWARDED_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const { buffer, byteOffset, byteLength } = await response.bytes();
  const body = Buffer.from(buffer, byteOffset, byteLength);
  if (headers["content-type"]?.startsWith("text/html")) {
    headers["content-security-policy"] = contentSecurityPolicy({
      scriptHashes: inlineScriptHashes(body),
      vendors,
      imageOrigins: imageOrigins(storefront),
    });
  }
  return { status: response.status, headers, body };
}

/** A page of what does not exist. Only we keep it: it may exist in a moment (T052). */
export async function finishMissingPage(
  { status, headers, body }: RenderedPage,
  tags: Iterable<string>,
): Promise<FinishedPage> {
  return {
    status,
    etag: "",
    headers: { ...headers, "cache-control": "private, no-store", vary: "accept-encoding, cookie" },
    packed: await pack(body),
    tags: [...tags],
    isMadeUp: true,
  };
}

/** The data of a page are fetched when its link is reached: the press that follows is not to ask for them again. */
const cacheControlOf = ({ "content-type": type = "" }: RenderedPage["headers"]) =>
  type.startsWith("text/html") ? "public, no-cache" : "private, max-age=3";

interface About {
  storefront: StorefrontProfile;
  tags: Iterable<string>;
  isMadeUp: boolean;
}

/** Compresses a page once, because it will be sent many times. */
export async function finishPage(
  { status, headers, body }: RenderedPage,
  { storefront, tags, isMadeUp }: About,
): Promise<FinishedPage> {
  const packed = await pack(body);
  const etag = entityTag(storefront.code, packed);
  return {
    status,
    etag,
    headers: { ...headers, etag, "cache-control": cacheControlOf(headers), vary: "accept-encoding, cookie" },
    packed,
    tags: [...tags],
    isMadeUp,
  };
}
