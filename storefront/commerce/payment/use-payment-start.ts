import { useNavigate } from "react-router";
import { reportError } from "#client/report-error.ts";
import type { PaymentStart } from "#contracts/shop/selling/checkout.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { browserApi } from "../../browser-api.ts";
import { usePageData } from "../../shell/page-data.tsx";
import { loadCurrentUser } from "../../shell/visitor/current-user.ts";
import { trackPurchase } from "../analytics/track-checkout.ts";
import { reloadCart } from "../cart/cart-actions.ts";
import { useShownIn } from "../cart/use-shown-in.ts";
import { keepForPayment } from "../checkout/open-checkout.ts";

/** Whether the browser leaves the page, or why it stays. */
export type StartOutcome = "leaving" | "changed" | "unavailable";

/** Continues a started payment: on the provider's page, or on the success page when it is already paid. */
export function usePaymentStart() {
  const navigate = useNavigate();
  const { locale } = usePageData();
  const shownIn = useShownIn();

  async function arrive({ slug, payment }: PaymentStart): Promise<void> {
    if (payment) await browserApi.payments.state({ payment }).then(trackPurchase, reportError);
    void reloadCart(shownIn);
    void loadCurrentUser();
    await navigate(withLocale(`/success/${slug}`, locale), { replace: true });
  }

  return async (start: PaymentStart): Promise<StartOutcome> => {
    if (start.result === "changed") return "changed";
    if (start.result === "redirect" && start.redirect_url !== null) {
      keepForPayment(true);
      window.location.assign(start.redirect_url);
      return "leaving";
    }
    if (start.result === "unavailable" || start.result === "redirect") return "unavailable";
    keepForPayment(true);
    await arrive(start);
    return "leaving";
  };
}
