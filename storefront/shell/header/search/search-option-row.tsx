import { BookOpenText, Clock, Link as LinkIcon, type LucideIcon, Search, Shapes, Tag, X } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { discountPercent } from "#domain/catalogue/listing/discount.ts";
import { formatCount, formatMoney } from "#i18n/format.ts";
import { classNames } from "#ui/class-names.ts";
import { ProductImage } from "#ui/product-image.tsx";
import { track } from "../../analytics/track.ts";
import { AddressLink } from "../../navigation/local-link.tsx";
import { useLocalPath } from "../../navigation/use-local-path.ts";
import { MarkedText } from "./marked-text.tsx";
import { forgetSearch } from "./recent-searches.ts";
import type { SearchOption } from "./search-options.ts";

interface SearchOptionRowProps {
  id: string;
  option: SearchOption;
  typed: string;
  isActive: boolean;
  onChoose: () => void;
}

/** An option that is a link, so that it can be opened in a new tab. */
export function SearchOptionRow({ id, option, typed, isActive, onChoose }: SearchOptionRowProps) {
  const t = useTranslate();
  const to = useLocalPath(option.to);

  function choose(event: MouseEvent) {
    const isRemoval = option.kind === "recent" && (event.target as Element).closest("[data-remove]");
    if (!isRemoval) {
      track({ name: option.kind === "all" ? "search-show-more" : "search-refined" });
      return onChoose();
    }
    event.preventDefault();
    forgetSearch(option.text);
  }

  return (
    <AddressLink
      id={id}
      to={to}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-description={option.kind === "recent" ? t("search.remove-recent-key") : undefined}
      onClick={choose}
      className={classNames(
        "flex min-h-11 scroll-my-2 items-center gap-3 rounded-field px-3 text-ui hover:bg-sunk",
        isActive && "bg-soft text-softink hover:bg-soft forced-colors:outline-2",
      )}
    >
      <OptionContent option={option} typed={typed} />
    </AddressLink>
  );
}

const ICONS: Record<Exclude<SearchOption["kind"], "product">, LucideIcon> = {
  recent: Clock,
  query: Search,
  category: Shapes,
  brand: Tag,
  all: Search,
  text: BookOpenText,
  quote: LinkIcon,
};

function OptionContent({ option, typed }: { option: SearchOption; typed: string }) {
  const t = useTranslate();
  if (option.kind === "product") return <ProductLine card={option.card} />;
  const Icon = ICONS[option.kind];
  return (
    <>
      <Icon aria-hidden="true" className="size-4.5 text-ink2" />
      <span className="min-w-0 grow truncate">{lineText(option, typed, t)}</span>
      {"count" in option && <span className="text-sm text-ink3 tabular-nums">{formatCount(option.count)}</span>}
      {option.kind === "recent" && (
        <span
          data-remove
          title={t("search.remove-recent")}
          className="-me-2 grid size-9 place-items-center rounded-field text-ink3 hover:bg-line hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </span>
      )}
    </>
  );
}

type TextOption = Exclude<SearchOption, { kind: "product" }>;

function lineText(option: TextOption, typed: string, t: ReturnType<typeof useTranslate>): ReactNode {
  if (option.kind === "all") return t("search.show-all", { text: option.text });
  if (option.kind === "quote") return t("search.quote-link");
  return option.kind === "recent" ? option.text : <MarkedText text={option.text} typed={typed} />;
}

function ProductLine({ card }: { card: Extract<SearchOption, { kind: "product" }>["card"] }) {
  const { language } = useTranslate();
  return (
    <>
      <ProductImage
        src={card.image}
        alt=""
        preset="thumbnail"
        ratio={1}
        className="my-1.5 size-13 shrink-0 rounded-field object-cover"
      />
      <span className="min-w-0 grow">
        <span className="line-clamp-2 font-label">{card.name}</span>
        <span className="block truncate text-caption text-ink3">{card.manufacturer}</span>
      </span>
      <span className={classNames("font-bold whitespace-nowrap", discountPercent(card.price) > 0 && "text-sale")}>
        {formatMoney(card.price.amount, card.price.currency, language)}
      </span>
    </>
  );
}
