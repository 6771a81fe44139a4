import { useEffect, useRef, useState } from "react";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { QuoteDraft } from "#contracts/shop/forwarding/quotes.ts";
import { MOST_ITEMS, type QuoteItem } from "#domain/forwarding/quotes/quote-items.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { OrderFormData } from "../load-quotes.ts";

const SAVED_AFTER_MS = 700;

/** An item with a name of its own, which it keeps when others are removed. */
export interface ListedItem extends QuoteItem {
  key: number;
}

export const emptyItem = (link = ""): QuoteItem => ({
  link,
  name: "",
  options: "",
  quantity: 1,
  price: null,
  currency: "EUR",
  hs6: null,
  unlisted: false,
  substitute: "ask",
  note: "",
});

/** A list begins with one open item; a pasted link or searched words are one more, where there is room. */
function firstItems({ draft: { items }, link, name }: Pick<OrderFormData, "draft" | "link" | "name">): QuoteItem[] {
  const isThere = items.some((item) => (link === "" ? item.name === name : item.link === link));
  const isBegun = link !== "" || name !== "";
  if (isBegun && !isThere && items.length < MOST_ITEMS) return [...items, { ...emptyItem(link), name }];
  return items.length === 0 ? [emptyItem()] : [...items];
}

const hasText = ({ link, name }: QuoteItem) => link.trim() !== "" || name.trim() !== "";

/** The list as it is typed; it is kept on the server a moment after the last change. */
export function useDraft(loaded: OrderFormData) {
  const t = useTranslate();
  const { languageId } = usePageData().config.searchKeys;
  const [draft, setDraft] = useState<QuoteDraft>(loaded.draft);
  const [items, setItems] = useState<ListedItem[]>(() => firstItems(loaded).map((item, key) => ({ ...item, key })));
  const [open, setOpen] = useState(items.at(-1)?.key ?? 0);
  const lastKey = useRef(items.length);
  const saved = useRef(JSON.stringify(loaded.draft.items));
  const { quote } = loaded;

  async function save(): Promise<QuoteDraft | null> {
    const sent = items.filter(hasText).map(({ key: _, ...item }) => item);
    const text = JSON.stringify(sent);
    if (text === saved.current) return draft;
    try {
      const answer = await browserApi.quotes.saveDraft({
        items: sent,
        language_id: languageId,
        ...(quote ? { quote } : {}),
      });
      saved.current = text;
      setDraft(answer.draft);
      return answer.draft;
    } catch (error) {
      showToast({ tone: "error", text: t(readRefusal(error).problem) });
      return null;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed is saved
  useEffect(() => {
    const timer = setTimeout(() => void save(), SAVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [items]);

  const add = (item: QuoteItem) => {
    lastKey.current += 1;
    setItems([...items, { ...item, key: lastKey.current }]);
    setOpen(lastKey.current);
  };

  return {
    draft,
    items,
    open,
    setOpen,
    save,
    add,
    change: (key: number, changes: Partial<QuoteItem>) =>
      setItems((all) => all.map((item) => (item.key === key ? { ...item, ...changes } : item))),
    copy: ({ key: _, ...item }: ListedItem) => add(item),
    remove: (key: number) => setItems((all) => all.filter((item) => item.key !== key)),
    isFull: items.length >= MOST_ITEMS,
  };
}

export type OpenList = ReturnType<typeof useDraft>;
