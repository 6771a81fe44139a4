import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useOffers } from "#storefront/shell/navigation/use-site-links.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { BagDrawing } from "./bag-drawing.tsx";
import { CartHeading } from "./cart-heading.tsx";
import { LateSameBox } from "./late-same-box.tsx";

export function EmptyCart() {
  const t = useTranslate();
  const buysFromLinks = useOffers("buyForMe");
  return (
    <>
      <CartHeading isQuiet />
      <EmptyState
        heading="h2"
        className="mx-auto mt-4 max-w-3xl md:mt-6 md:py-14"
        title={t("cart.empty.title")}
        text={t(buysFromLinks ? "cart.empty.text-or-link" : "cart.empty.text")}
        drawing={<BagDrawing />}
        action={
          <LocalLink to="/marketplace" className={buttonClass()}>
            {t("cart.empty.action")}
          </LocalLink>
        }
      />
      <LateSameBox inCart={[]} />
    </>
  );
}
