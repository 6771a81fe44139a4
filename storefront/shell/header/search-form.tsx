import { ArrowRight, Link2, Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import { withLocale, withoutLocale } from "../../../domain/locale/locale-path.ts";
import { looksLikeLink } from "../../../domain/search/search-input.ts";
import { classNames } from "../../../ui/class-names.ts";
import { useTranslate } from "../../i18n/messages-provider.tsx";
import { useHasFeature, usePageData } from "../page-data.tsx";
import { useSearchShortcut } from "./use-search-shortcut.ts";

const frame =
  "flex h-12.5 min-w-0 grow items-center gap-3 rounded-button border-[1.5px] border-pri bg-surface ps-4 pe-1 text-ink " +
  "outline-offset-0 outline-ring has-[input:focus]:outline-3 min-[1025px]:h-13";

const submitClass =
  "inline-flex h-10.5 shrink-0 cursor-pointer items-center justify-center gap-2 px-4 text-ui font-semibold transition-colors " +
  "rounded-[max(min(var(--r-button),6px),calc(var(--r-button)-5px))] focus-visible:outline-pri";
const filled = "bg-pri text-onpri hover:bg-pri-hover";
/** On a phone the button is an arrow until there is a link to buy from. */
const quiet = "max-md:min-w-10.5 max-md:px-0 max-md:text-pri md:bg-pri md:text-onpri md:hover:bg-pri-hover";

interface SearchFormProps {
  className?: string;
  /** For a field that stands hidden: whether it is shown now, and what shows it. */
  isRevealed?: boolean;
  onReveal?: () => void;
}

/** A product's name or a shop's link: the same field leads to the search or to a purchase on request. */
export function SearchForm({ className, isRevealed = false, onReveal }: SearchFormProps) {
  const t = useTranslate();
  const { locale } = usePageData();
  const hasFeature = useHasFeature();
  const field = useRef<HTMLInputElement>(null);
  useSearchShortcut(field, onReveal);
  useEffect(() => {
    if (isRevealed) field.current?.focus();
  }, [isRevealed]);
  const current = useCurrentSearch();
  const [isLink, setLink] = useState(false);
  const onlyLinks = !hasFeature("marketplace");
  const buys = onlyLinks || (isLink && hasFeature("quotes"));
  return (
    <search className={classNames("min-w-0", className)}>
      <Form action={withLocale(buys ? "/order-form" : "/search", locale)} className={frame}>
        {onlyLinks ? (
          <Link2 aria-hidden="true" className="size-5 text-ink2" />
        ) : (
          <Search aria-hidden="true" className="size-5 text-ink2" />
        )}
        <input
          key={current}
          ref={field}
          name={buys ? "link" : "searchText"}
          defaultValue={current}
          aria-label={t("search.label")}
          aria-keyshortcuts="/"
          placeholder={t(onlyLinks ? "search.placeholder-links" : "search.placeholder")}
          enterKeyHint={buys ? "go" : "search"}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setLink(looksLikeLink(event.target.value))}
          className="h-full min-w-0 grow bg-transparent text-ui text-ellipsis outline-none placeholder:text-ink3 placeholder:opacity-100 pointer-coarse:text-base"
        />
        <kbd
          title={t("search.shortcut")}
          className="grid size-6.5 shrink-0 place-items-center rounded-tag border border-line font-body text-caption text-ink3 max-[1025px]:hidden"
        >
          /
        </kbd>
        <button type="submit" className={classNames(submitClass, isLink ? filled : quiet)}>
          <span className={isLink ? undefined : "max-md:sr-only"}>
            {t(buys ? "search.buy-for-me" : "search.submit")}
          </span>
          {!isLink && <ArrowRight aria-hidden="true" className="size-5.5 md:hidden" />}
        </button>
      </Form>
    </search>
  );
}

/** On the page of results the field keeps what was searched for. Elsewhere the query may belong to a cached page. */
function useCurrentSearch(): string {
  const { pathname, search } = useLocation();
  return withoutLocale(pathname) === "/search" ? (new URLSearchParams(search).get("searchText") ?? "") : "";
}
