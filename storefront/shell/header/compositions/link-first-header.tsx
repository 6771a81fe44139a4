import { ChipRow } from "../chip-row.tsx";
import { HeaderActions } from "../header-actions.tsx";
import { HeaderRow } from "../header-row.tsx";
import { Logo } from "../logo.tsx";
import { SearchForm } from "../search/search-form.tsx";
import type { CompositionProps } from "./composition-props.ts";

/** The field for a shop's link first; everything else as chips. */
export function LinkFirstHeader({ composition, catalogue }: CompositionProps) {
  return (
    <>
      <HeaderRow coloured={composition.coloured} className="tablet:gap-x-7">
        <Logo />
        {catalogue}
        <SearchForm className="max-tablet:order-last max-tablet:w-full tablet:grow tablet:basis-56" />
        <HeaderActions labelled withSettings={!composition.utilityBar} className="max-xl:-me-2.5" />
      </HeaderRow>
      <ChipRow />
    </>
  );
}
