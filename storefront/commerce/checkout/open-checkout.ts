import { useEffect } from "react";
import { useParams } from "react-router";
import { reportError } from "#client/report-error.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { checkoutMove, type Place } from "#domain/selling/checkout/checkout-navigation.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { browserApi } from "../../browser-api.ts";
import { pagePattern, ROUTES } from "../../routes.ts";
import { onDeparture } from "../../shell/navigation/departure.ts";
import { usePageData } from "../../shell/page-data.tsx";
import { useRouteName } from "../../shell/use-route-name.ts";
import { reloadCart } from "../cart/cart-actions.ts";
import { type ShownIn, useShownIn } from "../cart/use-shown-in.ts";

/** A checkout as a page last loaded it. */
interface SeenCheckout {
  slug: string;
  server_time: string;
}

/** The current page of the checkout, and the checkout that is invalidated when its pages are left. */
let here: Place | null = null;
let open: (SeenCheckout & ShownIn) | null = null;
let isPaymentUnderway = false;

/** During a payment, leaving the pages does not invalidate the checkout. */
export function keepForPayment(isUnderway: boolean): void {
  isPaymentUnderway = isUnderway;
}

/**
 * Used by every page between shipping and success; pages without an open checkout pass null. Entering from outside
 * forgets the checkout that was open before; leaving these pages invalidates it (CHECKOUT-NAV-01, CHECKOUT-NAV-02).
 */
export function useOpenCheckout(checkout: SeenCheckout | null): void {
  const { locale } = usePageData();
  const { language_id, currency_id } = useShownIn();
  const routeName = useRouteName();
  const { slug: slugOfPage } = useParams();
  const { slug, server_time } = checkout ?? {};
  useEffect(() => {
    const page = { routeName, slug: slugOfPage };
    if (checkoutMove(here, page).discards) open = null;
    here = page;
    if (slug && server_time) open = { slug, server_time, language_id, currency_id };
    keepForPayment(false);
    onDeparture((destination) => cartInstead(page, destination, locale));
    window.addEventListener("pagehide", dropWithPage);
    return () => {
      onDeparture(null);
      window.removeEventListener("pagehide", dropWithPage);
      // By then the next step, if there is one, has mounted.
      queueMicrotask(() => here === page && leave());
    };
  }, [slug, server_time, language_id, currency_id, locale, routeName, slugOfPage]);
}

type Destination = Parameters<NonNullable<Parameters<typeof onDeparture>[0]>>[0];

function cartInstead(page: Place, { pattern, params }: Destination, locale: Language): string | null {
  const routeName = ROUTES.find((route) => pagePattern(route) === pattern)?.name ?? "";
  return checkoutMove(page, { routeName, slug: params.slug }).goesToCart ? withLocale("/cart", locale) : null;
}

/** CHECKOUT-07: invalidates the checkout, then reloads the cart. */
async function leave(): Promise<void> {
  const left = open;
  here = null;
  open = null;
  if (!left || isPaymentUnderway) return;
  const { slug, server_time: left_at, language_id, currency_id } = left;
  // Another tab may have opened the same checkout since: it stays valid there.
  await browserApi.checkout.invalidate({ slug, language_id, left_at }).catch(reportError);
  await reloadCart({ language_id, currency_id });
}

/** An unloading page cancels its calls, so a beacon is sent. A checkout that was loaded again since stays valid. */
function dropWithPage({ persisted }: PageTransitionEvent): void {
  if (!open || persisted || isPaymentUnderway) return;
  const { slug, language_id, server_time: left_at } = open;
  const body = new Blob([JSON.stringify({ slug, language_id, left_at })], { type: "application/json" });
  navigator.sendBeacon(`/api/checkout/invalidate/${slug}`, body);
}
