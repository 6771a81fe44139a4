import { Pencil } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { QuoteItem } from "#domain/forwarding/quotes/quote-items.ts";
import { shopOf } from "#domain/forwarding/quotes/shop-link.ts";
import { formatMoney } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { ItemNumber } from "./item-editor.tsx";

interface ItemRowProps {
  item: QuoteItem;
  number: number;
  warnings: readonly string[];
  /** Missing where the list is read-only. */
  onEdit?: () => void;
}

/** A collapsed item of the list. */
export function ItemRow({ item, number, warnings, onEdit }: ItemRowProps) {
  const t = useTranslate();
  return (
    <Panel as="li" padding="none" className="p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ItemNumber number={number} />
        <div className="min-w-0 grow basis-40 wrap-anywhere">
          <p className="text-ui font-semibold">{item.name || t("quotes.item.new", { number })}</p>
          <p className="text-sm text-ink2">{detailsOf(item, t("cart.pieces", { count: item.quantity }))}</p>
        </div>
        <p className="font-semibold tabular-nums">
          {item.price === null ? t("quotes.when-priced") : formatMoney(item.price, item.currency, t.language)}
        </p>
        {onEdit && (
          <Button variant="text" size="sm" onClick={onEdit}>
            <Pencil aria-hidden="true" />
            {t("quotes.item.edit")}
            <span className="visually-hidden"> {item.name}</span>
          </Button>
        )}
      </div>
      {warnings.map((text) => (
        <Note key={text} tone="warn" className="mt-3">
          {text}
        </Note>
      ))}
    </Panel>
  );
}

const detailsOf = ({ options, link }: QuoteItem, pieces: string) =>
  [options, pieces, shopOf(link, URL.parse)].filter(Boolean).join(" · ");
