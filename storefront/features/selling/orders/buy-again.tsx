import { useNavigate } from "react-router";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { addLines } from "./add-lines.ts";

/** Puts everything of an order that can still be had into the cart, and says what cannot. */
export function BuyAgain({ slug }: { slug: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const shownIn = useShownIn();
  const { busy, run } = useCallAction();
  async function buy() {
    await run(async () => {
      const { order } = await browserApi.orders.getOrder({ slug, language_id: shownIn.language_id });
      const added = await addLines(order.lines, shownIn);
      if (added === "none") return showToast({ tone: "error", text: t("orders.buy-again.none") });
      if (added === "some") showToast({ tone: "success", text: t("orders.buy-again.some") });
      await navigate(withLocale("/cart", t.language));
    });
  }
  return (
    <Button variant="outline" size="sm" busy={busy} onClick={buy}>
      {t("orders.buy-again")}
    </Button>
  );
}
