import { ArrowRight } from "lucide-react";
import { useTranslate } from "../../i18n/messages-provider.tsx";
import { LocalLink } from "../navigation/local-link.tsx";
import { useHasFeature, usePageData } from "../page-data.tsx";
import { ThemedDrawing } from "../themed-drawing.tsx";

/** The one offer of the menu: what is not on the shelves can be bought elsewhere; else what is on them. */
export function MegaMenuPromo() {
  const t = useTranslate();
  const { entries } = usePageData().assets;
  const card = useHasFeature()("quotes")
    ? {
        picture: entries.buy,
        title: t("menu.promo-title"),
        text: t("menu.promo-text"),
        action: t("menu.promo-action"),
        to: "/quotes",
      }
    : {
        picture: entries.shop,
        title: t("home.entry.shop.title"),
        text: null,
        action: t("home.entry.shop.action"),
        to: "/marketplace",
      };
  return (
    <aside data-column className="overflow-hidden rounded-card bg-sunk max-xl:hidden">
      <ThemedDrawing drawing={card.picture} width={720} height={344} className="aspect-[3/2] w-full object-cover" />
      <div className="p-5">
        <h2 className="type-h4">{card.title}</h2>
        {card.text && <p className="mt-0.5 text-sm text-ink2">{card.text}</p>}
        <LocalLink
          to={card.to}
          className="mt-3 inline-flex min-h-8 items-center gap-2 text-sm font-semibold text-pri hover:underline"
        >
          {card.action}
          <ArrowRight aria-hidden="true" className="size-4" />
        </LocalLink>
      </div>
    </aside>
  );
}
