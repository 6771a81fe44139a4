import { ArrowRight, Link as LinkIcon, Search } from "lucide-react";
import { Suspense, useEffect } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { late } from "#client/late.ts";
import { classNames } from "#ui/class-names.ts";
import { track } from "../../analytics/track.ts";
import { PageForm } from "../../navigation/page-form.tsx";
import { useLocalPath } from "../../navigation/use-local-path.ts";
import { SearchField } from "./search-field.tsx";
import { useSearchBox } from "./use-search-box.ts";
import { useSearchInput } from "./use-search-input.ts";
import { type SearchOffer, useSearchOffer } from "./use-search-offer.ts";
import { useSearchShortcut } from "./use-search-shortcut.ts";

/** Loaded with the first focus. */
const SearchPopup = late(async () => (await import("./search-popup.tsx")).SearchPopup);

const frame =
  "relative flex h-12.5 min-w-0 grow items-center gap-3 rounded-button border-[1.5px] border-pri bg-surface ps-4 pe-1 text-ink " +
  "outline-offset-0 outline-ring has-[input:focus]:outline-3 in-[.ground-dark]:outline-header-ink tablet:h-13";

const submitClass =
  "inline-flex h-10.5 shrink-0 cursor-pointer items-center justify-center gap-2 px-4 text-ui font-semibold transition-colors " +
  "rounded-[max(min(var(--r-button),6px),calc(var(--r-button)-5px))] focus-visible:outline-pri pointer-coarse:h-11 " +
  "pointer-coarse:min-w-11";
const filled = "bg-pri text-onpri hover:bg-pri-hover";
const arrowOnPhones = "max-md:w-10.5 max-md:px-0 max-md:text-pri md:bg-pri md:text-onpri md:hover:bg-pri-hover";

interface SearchFormProps {
  className?: string;
  /** For a hidden field: whether it is shown, and how to show it. */
  isRevealed?: boolean;
  onReveal?: () => void;
}

/** One field for a search or, with a shop's link, for a purchase on request. */
export function SearchForm({ className, ...reveal }: SearchFormProps) {
  const offer = useSearchOffer();
  if (!offer) return null;
  return (
    <search className={classNames("min-w-0", className)}>
      <OfferedSearch {...offer} {...reveal} />
    </search>
  );
}

function OfferedSearch(props: SearchOffer & Omit<SearchFormProps, "className">) {
  const { findsProducts, buysFromLinks, invitation, isRevealed = false, onReveal } = props;
  const t = useTranslate();
  const { field, current, text, isLink, onChange } = useSearchInput();
  const box = useSearchBox(field);
  const buys = buysFromLinks && (isLink || !findsProducts);
  const action = useLocalPath(buys ? "/order-form" : "/search");
  const Icon = findsProducts ? Search : LinkIcon;
  const submit = () => {
    box.close();
    // On a phone the keyboard would cover the results.
    field.current?.blur();
    if (!buys) track({ name: "search-manual" });
  };
  useSearchShortcut(field, onReveal);
  useEffect(() => {
    if (isRevealed) field.current?.focus();
  }, [isRevealed, field]);
  return (
    <PageForm action={action} className={frame} onSubmit={submit} onBlur={box.closeWhenLeft}>
      <Icon aria-hidden="true" className="size-5 text-ink2" />
      <SearchField
        ref={field}
        name={buys ? "link" : "searchText"}
        defaultValue={current}
        invitation={invitation}
        enterKeyHint={buys ? "go" : "search"}
        {...(findsProducts && box.input)}
        onChange={(event) => {
          onChange(event);
          box.open();
        }}
      />
      <kbd
        title={t("search.shortcut")}
        className="grid size-6.5 shrink-0 place-items-center rounded-tag border border-line font-body text-caption text-ink3 max-tablet:hidden"
      >
        /
      </kbd>
      <SubmitButton buys={buys} isReady={buys && isLink} />
      {box.isWanted && (
        <Suspense fallback={null}>
          <SearchPopup {...box.popup} text={text} current={current} buys={buys} buysFromLinks={buysFromLinks} />
        </Suspense>
      )}
    </PageForm>
  );
}

/** On a phone the button is an arrow until a link is entered. */
function SubmitButton({ buys, isReady }: { buys: boolean; isReady: boolean }) {
  const t = useTranslate();
  return (
    <button type="submit" className={classNames(submitClass, isReady ? filled : arrowOnPhones)}>
      <span className={isReady ? undefined : "max-md:sr-only"}>{t(buys ? "search.buy-for-me" : "search.submit")}</span>
      {!isReady && <ArrowRight aria-hidden="true" className="size-5.5 md:hidden" />}
    </button>
  );
}
