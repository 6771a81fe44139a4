import { Search } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { classNames } from "../../../ui/class-names.ts";
import { useTranslate } from "../../i18n/messages-provider.tsx";
import { Opener } from "../navigation/opener.tsx";
import { useLocalPath } from "../navigation/use-local-path.ts";
import type { CompositionProps } from "./composition-props.ts";
import { actionClass, HeaderActions } from "./header-actions.tsx";
import { HeaderRow } from "./header-row.tsx";
import { InlineNav } from "./inline-nav.tsx";
import { Logo } from "./logo.tsx";
import { SearchForm } from "./search-form.tsx";

/** Everything in one row: the departments as words, the rest as icons; the search opens below. */
export function SingleRowHeader({ composition, catalogue }: CompositionProps) {
  const t = useTranslate();
  const { key } = useLocation();
  const [searchedAt, setSearchedAt] = useState<string | null>(null);
  const isSearching = searchedAt === key;
  const searchPath = useLocalPath("/search");
  const centred = composition.logo === "centre";
  const nav = <InlineNav catalogue={catalogue} />;
  return (
    <HeaderRow lined coloured={composition.coloured} className="min-[1025px]:justify-start">
      {centred && nav}
      <Logo className={centred ? undefined : "min-[1025px]:me-5"} />
      {!centred && nav}
      <SearchForm
        className={classNames(
          "max-[1025px]:order-last max-[1025px]:w-full",
          isSearching ? "search-panel" : "min-[1025px]:hidden",
        )}
      />
      <HeaderActions
        labelled={false}
        withSettings={!composition.utilityBar}
        className={classNames("-me-2.5 justify-end", centred && "min-[1025px]:flex-1")}
      >
        <Opener
          fallback={searchPath}
          onOpen={() => setSearchedAt(isSearching ? null : key)}
          aria-label={t("search.label")}
          aria-expanded={isSearching}
          className={classNames(actionClass, "max-[1025px]:hidden")}
        >
          <Search aria-hidden="true" />
        </Opener>
      </HeaderActions>
    </HeaderRow>
  );
}
