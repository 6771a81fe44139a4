import { redirect } from "react-router";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { pageLanguage } from "../context.ts";
import type { Route } from "./+types/payment-pay";

/** ROUTE-53: the payment page of what the slug names; its guard decides what a visitor finds there. */
export function loader({ url, context }: Route.LoaderArgs) {
  const slug = url.searchParams.get("slug");
  const page = slug ? `/payment/${encodeURIComponent(slug)}` : "/payment";
  throw redirect(withLocale(page, pageLanguage(context)));
}

export default function PaymentPay() {
  return null;
}
