import { pageLanguage } from "../context.ts";
import { loadStep } from "../features/selling/checkout/load-step.ts";
import { NewCheckout } from "../features/selling/checkout/new-checkout.tsx";
import { ShippingStep } from "../features/selling/checkout/shipping/shipping-step.tsx";
import type { Route } from "./+types/checkout";

/** ROUTE-30: the shipping step; without a slug there is nothing to load yet. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { slug } = params;
  return slug ? loadStep({ slug, locale: pageLanguage(context), context }, "shipping") : null;
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NewCheckout />;
  const { slug, is_guest } = loaderData.data;
  // Signing in on the page resets the form, so that the user's own addresses are offered.
  return <ShippingStep key={`${slug} ${is_guest}`} {...loaderData} />;
}
