import { HeaderActions } from "../header-actions.tsx";
import { HeaderRow } from "../header-row.tsx";
import { Logo } from "../logo.tsx";
import { NavRow } from "../nav-row.tsx";
import { SearchForm } from "../search/search-form.tsx";
import { UtilityBar } from "../utility-bar.tsx";
import type { CompositionProps } from "./composition-props.ts";

/** A settings bar, a wide search field and a row of departments. Without the bar the rows are higher. */
export function WideSearchHeader({ composition, catalogue }: CompositionProps) {
  const { utilityBar } = composition;
  return (
    <>
      {utilityBar && <UtilityBar />}
      <HeaderRow tall={!utilityBar}>
        <Logo />
        {catalogue}
        <SearchForm className="max-tablet:order-last max-tablet:w-full tablet:grow tablet:basis-56" />
        <HeaderActions labelled withSettings={!utilityBar} className="max-xl:-me-2.5" />
      </HeaderRow>
      <NavRow framed={!utilityBar} />
    </>
  );
}
