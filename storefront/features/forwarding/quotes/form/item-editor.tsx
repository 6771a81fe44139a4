import { CircleCheck, Copy, Link2, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatCode } from "#domain/forwarding/customs/search-codes.ts";
import {
  itemProblems,
  LONGEST_ITEM_TEXT,
  MOST_PIECES,
  MOST_SHOP_PRICE,
  SHOP_CURRENCIES,
  type ShopCurrency,
  SUBSTITUTES,
} from "#domain/forwarding/quotes/quote-items.ts";
import { LONGEST_LINK, shopOf } from "#domain/forwarding/quotes/shop-link.ts";
import { type Money, toDecimalString } from "#domain/money/money/money.ts";
import { typedAmount } from "#domain/shared/forms/typed-number.ts";
import { countryName } from "#i18n/display-names.ts";
import { SelectField, TextField } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { Radio } from "#ui/radio.tsx";
import { restrictionTexts } from "./restriction-texts.ts";
import type { ListedItem, OpenList } from "./use-draft.ts";

interface ItemEditorProps {
  list: OpenList;
  item: ListedItem;
  number: number;
  /** After an attempt to go on: what is missing is said. */
  showsProblems: boolean;
}

/** One item of the list, opened to be filled in (FORWARDING-04). */
export function ItemEditor({ list, item, number, showsProblems }: ItemEditorProps) {
  const t = useTranslate();
  const shop = shopOf(item.link, URL.parse);
  const warnings = restrictionTexts(list.draft, number - 1, t);
  return (
    <Panel as="li" padding="step">
      <div className="mb-4 flex items-center gap-3">
        <ItemNumber number={number} />
        <div className="min-w-0 grow wrap-anywhere">
          <h2 className="text-ui font-semibold">{item.name || t("quotes.item.new", { number })}</h2>
          <p className="text-sm text-ink2">{shop || t("quotes.item.paste-first")}</p>
        </div>
        {!list.isFull && (
          <IconButton label={t("quotes.item.copy")} onClick={() => list.copy(item)}>
            <Copy aria-hidden="true" />
          </IconButton>
        )}
        {list.items.length > 1 && (
          <IconButton label={t("quotes.item.remove")} onClick={() => list.remove(item.key)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className="grid gap-5">
        <LinkField {...{ list, item, number, showsProblems, shop }} />
        <WhatFields {...{ list, item, number, showsProblems }} />
        <SubstituteChoice {...{ list, item, number }} />
        <TextField
          label={t("quotes.item.note")}
          labelAction={<Optional />}
          name={`note-${number}`}
          value={item.note}
          maxLength={LONGEST_ITEM_TEXT.note}
          onChange={({ target }) => list.change(item.key, { note: target.value })}
        />
        {warnings.map((text) => (
          <Note key={text} tone="warn">
            {text}
          </Note>
        ))}
      </div>
    </Panel>
  );
}

export function ItemNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-full bg-soft text-sm font-semibold text-softink"
    >
      {number}
    </span>
  );
}

function Optional() {
  const t = useTranslate();
  return <span className="text-sm text-ink2">{t("quotes.item.optional")}</span>;
}

/** Of no shop, so that nobody is taken to one (RFC 2606). */
const EXAMPLE_SHOP = "https://shop.example";

interface LinkFieldProps extends ItemEditorProps {
  shop: string;
}

function LinkField({ list, item, number, showsProblems, shop }: LinkFieldProps) {
  const t = useTranslate();
  const [wasLeft, setWasLeft] = useState(false);
  const problem = itemProblems(item, URL.parse).link;
  const isShown = showsProblems || (wasLeft && item.link !== "");
  const known = list.draft.shops.find(({ host }) => host === shop);
  const help = known
    ? t("quotes.item.shop-known", {
        name: known.name,
        country: countryName(known.country_code, t.language),
        from: known.min_days,
        to: known.max_days,
      })
    : t("quotes.item.shop-unknown");
  return (
    <TextField
      label={t("quotes.item.link")}
      name={`link-${number}`}
      value={item.link}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      maxLength={LONGEST_LINK}
      leading={<Link2 aria-hidden="true" />}
      onChange={({ target }) => list.change(item.key, { link: target.value })}
      onBlur={() => setWasLeft(true)}
      error={isShown && problem ? t(problem, { host: EXAMPLE_SHOP }) : undefined}
      help={
        shop ? (
          <span className={known ? "inline-flex items-center gap-1.5 text-ok" : undefined}>
            {known && <CircleCheck aria-hidden="true" className="size-4" />}
            {help}
          </span>
        ) : undefined
      }
    />
  );
}

function WhatFields({ list, item, number, showsProblems }: ItemEditorProps) {
  const t = useTranslate();
  const problems = showsProblems ? itemProblems(item, URL.parse) : {};
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          label={t("quotes.item.name")}
          name={`name-${number}`}
          value={item.name}
          maxLength={LONGEST_ITEM_TEXT.name}
          onChange={({ target }) => list.change(item.key, { name: target.value })}
          error={problems.name && t(problems.name)}
        />
        <TextField
          label={t("quotes.item.options")}
          labelAction={<Optional />}
          name={`options-${number}`}
          value={item.options}
          maxLength={LONGEST_ITEM_TEXT.options}
          onChange={({ target }) => list.change(item.key, { options: target.value })}
        />
      </div>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)_7rem]">
        <Pieces {...{ list, item }} />
        <PriceField key={item.key} {...{ list, item, number }} />
        <SelectField
          label={t("quotes.item.currency")}
          name={`currency-${number}`}
          value={item.currency}
          onChange={({ target }) => list.change(item.key, { currency: target.value as ShopCurrency })}
        >
          {SHOP_CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
      </div>
      <SelectField
        label={t("quotes.item.kind")}
        name={`kind-${number}`}
        value={item.unlisted ? OTHER_GOODS : (item.hs6 ?? "")}
        onChange={({ target }) => list.change(item.key, chosenKind(target.value))}
        error={problems.hs6 && t(problems.hs6)}
        help={item.unlisted ? t("quotes.item.kind-other-help") : undefined}
      >
        <option value="">{t("quotes.item.kind-choose")}</option>
        {list.draft.codes.map(({ hs6, name }) => (
          <option key={hs6} value={hs6}>
            {`${name} · ${formatCode(hs6)}`}
          </option>
        ))}
        <option value={OTHER_GOODS}>{t("quotes.item.kind-other")}</option>
      </SelectField>
    </>
  );
}

/** The option for goods that are not in the list. */
const OTHER_GOODS = "other";

const chosenKind = (value: string) => ({
  hs6: value === OTHER_GOODS ? null : value || null,
  unlisted: value === OTHER_GOODS,
});

function Pieces({ list, item }: Pick<ItemEditorProps, "list" | "item">) {
  const t = useTranslate();
  const { quantity } = item;
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-sm font-label">
        {t("quotes.item.quantity")}
      </p>
      <QuantityStepper
        label={t("quotes.item.quantity")}
        value={quantity}
        size="sm"
        less={{ label: t("product.fewer"), to: Math.max(1, quantity - 1), refusal: t("quotes.item.least") }}
        more={{ label: t("product.more"), to: Math.min(MOST_PIECES, quantity + 1), refusal: t("quotes.item.most") }}
        onChange={(value) => list.change(item.key, { quantity: value })}
      />
    </div>
  );
}

/** As it is typed; what is no price yet counts as none. */
function PriceField({ list, item, number }: Pick<ItemEditorProps, "list" | "item" | "number">) {
  const t = useTranslate();
  const [typed, setTyped] = useState(item.price === null ? "" : shownPrice(item.price));
  const read = (text: string): Money | null => {
    const price = typedAmount(text);
    return price !== null && price > 0 && price <= MOST_SHOP_PRICE ? price : null;
  };
  return (
    <TextField
      label={t("quotes.item.price")}
      labelAction={<Optional />}
      name={`price-${number}`}
      value={typed}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      onChange={({ target }) => {
        setTyped(target.value);
        list.change(item.key, { price: read(target.value) });
      }}
      error={typed.trim() !== "" && read(typed) === null ? t("validation.number") : undefined}
    />
  );
}

const shownPrice = (price: Money) => toDecimalString(price).replace(/00$/, "");

function SubstituteChoice({ list, item, number }: Pick<ItemEditorProps, "list" | "item" | "number">) {
  const t = useTranslate();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-label">{t("quotes.item.substitute")}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {SUBSTITUTES.map((substitute) => (
          <Radio
            key={substitute}
            name={`substitute-${number}`}
            value={substitute}
            checked={item.substitute === substitute}
            onChange={() => list.change(item.key, { substitute })}
          >
            {t(`quotes.item.substitute.${substitute}`)}
          </Radio>
        ))}
      </div>
    </fieldset>
  );
}
