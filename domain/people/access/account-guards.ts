import type { Feature } from "#domain/operations/storefronts/storefront.ts";
import { MOBILE_UP_TO_PX } from "#domain/shared/device/device-flags.ts";
import { withoutLocale } from "#domain/shared/locale/locale-path.ts";
import { allow, type Decision, notFound, pathTo, redirectTo } from "./decision.ts";
import { safeRedirectTarget } from "./redirect-target.ts";

export interface GuestFacts {
  signedIn: boolean;
  /** The `redirect` of the query, unchecked. */
  redirect: string | null | undefined;
}

export interface AuthFacts {
  signedIn: boolean;
  /** The wanted page: its path and, where it matters, its query. */
  path: string;
}

export interface ProFacts {
  features: readonly Feature[];
  page: "landing" | "desk";
  isActivePro: boolean;
}

export interface DeclarationFacts {
  features: readonly Feature[];
  selectedParcels: readonly { id: number | string; isDeclared: boolean }[];
}

export interface AccountMobileFacts {
  /** Unknown on the server. */
  widthPx: number | undefined;
}

/**
 * Login, register and reset are for guests; a signed-in user goes to the checked target, else the account (AUTH-11, T054).
 */
export function decideGuest({ signedIn, redirect }: GuestFacts): Decision {
  if (!signedIn) return allow;
  const target = safeRedirectTarget(redirect);
  return redirectTo(target === null ? "/user-account" : withoutLocale(target));
}

/** Orders, account, addresses and site-pro need a signed-in user; others sign in first and come back (AUTH-11). */
export function decideAuth({ signedIn, path }: AuthFacts): Decision {
  if (signedIn) return allow;
  const target = safeRedirectTarget(path);
  return redirectTo(target === null ? "/login" : `/login?redirect=${encodeURIComponent(withoutLocale(target))}`);
}

/**
 * An active pro user works at the desk and everyone else sees the landing, where the storefront has pro (ROUTE-06,
 * ROUTE-33).
 */
export function decidePro({ features, page, isActivePro }: ProFacts): Decision {
  if (!features.includes("pro")) return notFound;
  if (page === "landing") return isActivePro ? redirectTo("/site-pro") : allow;
  return isActivePro ? allow : redirectTo("/pro");
}

/**
 * Delivery is chosen once every selected parcel is declared; else the first undeclared one is edited, in the grid or, where
 * that page does not exist, on its own (ROUTE-35).
 */
export function decideDeclaration({ features, selectedParcels }: DeclarationFacts): Decision {
  const incomplete = selectedParcels.find((parcel) => !parcel.isDeclared);
  const start = features.includes("marketplace") ? "/site-pro-edit" : "/parcels";
  return incomplete ? redirectTo(pathTo(start, incomplete.id)) : allow;
}

/** The account menu is a page of its own on mobile only; wider screens go straight to the information (ROUTE-38). */
export function decideAccountMobile({ widthPx }: AccountMobileFacts): Decision {
  return widthPx !== undefined && widthPx > MOBILE_UP_TO_PX ? redirectTo("/account-information") : allow;
}
