import type { FastifyRequest } from "fastify";
import { readIdentifiers } from "#domain/marketing/integrations/identifiers.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { readerOf, savedId } from "#domain/operations/storefronts/reader.ts";
import { colourModeFor, productLayoutFor } from "#domain/operations/storefronts/storefront.ts";
import { COOKIE_NAMES } from "#domain/shared/limits/cookies.ts";
import type { CallContext } from "../calls/call-context.ts";
import type { Visit } from "./page-renderer.ts";

type Installation = Pick<Visit, "debug" | "demo" | "vendorSink">;
/** All that a public page differs by, beside its address. */
export type Reading = Pick<Visit, "storefront" | "currencyId" | "colourMode" | "productLayout">;

export function readingOf(storefront: StorefrontProfile, cookies: Record<string, string | undefined>): Reading {
  return {
    storefront,
    currencyId: readerOf(storefront, { currency: savedId(cookies[COOKIE_NAMES.currencyId]) }).currency.id,
    colourMode: colourModeFor(storefront.theme, cookies[COOKIE_NAMES.colourMode]),
    productLayout: productLayoutFor(cookies[COOKIE_NAMES.productLayout]),
  };
}

export function visitOf(request: FastifyRequest, { debug, demo, vendorSink }: Installation): Visit {
  const { storefront, hostDefaultLanguage } = request.site;
  return {
    ...readingOf(storefront, request.cookies),
    hostDefaultLanguage,
    savedLocale: request.cookies[COOKIE_NAMES.locale],
    userAgent: request.headers["user-agent"] ?? "",
    tags: new Set(["storefronts", `texts:${storefront.code}`]),
    debug,
    demo,
    vendorSink,
  };
}

/** A shared page is rendered without anything that only its first visitor sent (T046). */
export function withoutVisitor(visit: Visit): Visit {
  return { ...visit, savedLocale: undefined, userAgent: "" };
}

/** A shared page is rendered as for a signed-out visitor, even for a customer (T047). */
export function withoutCaller(context: CallContext): CallContext {
  // The currency is part of the page's key.
  const { address, userAgent, savedCurrency } = context.client;
  const client = {
    address,
    userAgent,
    savedCurrency,
    sessionToken: undefined,
    visitorToken: undefined,
    campaign: {},
    consentCookie: undefined,
    identifiers: () => readIdentifiers({}, ""),
    refusesMarketing: false,
    idempotencyKey: undefined,
  };
  return { ...context, user: null, client };
}
