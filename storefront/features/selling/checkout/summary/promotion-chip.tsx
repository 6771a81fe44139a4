import { TicketPercent, X } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { browserApi } from "#storefront/browser-api.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { Checkout } from "../use-checkout.ts";
import { promotionText } from "./promotion-text.ts";

/** CHECKOUT-10: the applied promotion, with a button to remove it. */
export function PromotionChip({ checkout: { data, params, choose } }: { checkout: Checkout }) {
  const t = useTranslate();
  const { promotion } = data;
  if (!promotion) return null;
  return (
    <div className="mb-4 flex items-center gap-3 rounded-field bg-ok-fill py-1.5 ps-4 pe-1.5 text-sm text-ok-note">
      <TicketPercent aria-hidden="true" className="size-5" />
      <p className="min-w-0 grow">
        <b className="block wrap-anywhere">{promotion.code}</b>
        {promotionText(data, t)}
      </p>
      <IconButton
        compact
        label={t("checkout.promotion.remove", { code: promotion.code })}
        className="text-ok-note hover:bg-transparent"
        onClick={() => choose({}, () => browserApi.checkout.removePromotion(params))}
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
