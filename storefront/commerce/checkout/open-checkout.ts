import { useEffect } from "react";
import { useParams } from "react-router";
import { reportError } from "../../../client/report-error.ts";
import { checkoutMove, type Place } from "../../../domain/checkout/checkout-navigation.ts";
import { withLocale } from "../../../domain/locale/locale-path.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import { browserApi } from "../../browser-api.ts";
import { pagePattern, ROUTES } from "../../routes.ts";
import { onDeparture } from "../../shell/navigation/departure.ts";
import { usePageData } from "../../shell/page-data.tsx";
import { useRouteName } from "../../shell/use-route-name.ts";
import { reloadCart } from "../cart/cart-actions.ts";
import { type ShownIn, useShownIn } from "../cart/use-shown-in.ts";

/** A checkout as a page has last heard of it. */
interface SeenCheckout {
  slug: string;
  server_time: string;
}

/** The page of the checkout that stands, and the checkout that is lost when the pages are left. */
let here: Place | null = null;
let open: (SeenCheckout & ShownIn) | null = null;
let isPaymentUnderway = false;

/** From here on the checkout belongs to a payment: nothing that is left behind invalidates it. */
export function keepForPayment(isKept: boolean): void {
  isPaymentUnderway = isKept;
}

/**
 * Every page between shipping and success takes part, those without an open checkout with none. Entering from outside
 * forgets what was open before; leaving them all drops it (CHECKOUT-NAV-01, CHECKOUT-NAV-02).
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
    onDeparture((way) => cartInstead(page, way, locale));
    window.addEventListener("pagehide", dropWithPage);
    return () => {
      onDeparture(null);
      window.removeEventListener("pagehide", dropWithPage);
      // The next step, should there be one, has arrived by then.
      queueMicrotask(() => here === page && leave());
    };
  }, [slug, server_time, language_id, currency_id, locale, routeName, slugOfPage]);
}

type Way = Parameters<NonNullable<Parameters<typeof onDeparture>[0]>>[0];

function cartInstead(page: Place, { pattern, params }: Way, locale: Language): string | null {
  const routeName = ROUTES.find((route) => pagePattern(route) === pattern)?.name ?? "";
  return checkoutMove(page, { routeName, slug: params.slug }).goesToCart ? withLocale("/cart", locale) : null;
}

/** CHECKOUT-07: dropped, then the cart is loaded again. */
async function leave(): Promise<void> {
  const left = open;
  here = null;
  open = null;
  if (!left || isPaymentUnderway) return;
  const { slug, language_id, currency_id } = left;
  await browserApi.checkout.invalidate({ slug, language_id }).catch(reportError);
  await reloadCart({ language_id, currency_id });
}

/** The page itself goes away, with all its calls: only a beacon outlives it. A checkout that was reloaded stays. */
function dropWithPage({ persisted }: PageTransitionEvent): void {
  if (!open || persisted || isPaymentUnderway) return;
  const { slug, language_id, server_time: left_at } = open;
  const body = new Blob([JSON.stringify({ slug, language_id, left_at })], { type: "application/json" });
  navigator.sendBeacon(`/api/checkout/invalidate/${slug}`, body);
}
