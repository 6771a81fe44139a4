import { Suspense } from "react";
import { late } from "#client/late.ts";
import { PhoneBar } from "#storefront/shell/header/phone-bar.tsx";
import { useRouteName } from "#storefront/shell/use-route-name.ts";
import { QuickChips } from "./filters/quick-chips.tsx";
import { ListingBreadcrumbs, useListingPath } from "./listing-breadcrumbs.tsx";
import { useListing } from "./listing-state.tsx";

/** As high as the strip, which would otherwise move the products when it comes. */
const LETTER_SPACE = "mt-3 h-14.5 pointer-coarse:h-18 md:h-11 md:pointer-coarse:h-13";

const LetterStrip = late(async () => (await import("./facets/letter-strip.tsx")).LetterStrip);

export function ListingHeading({ title, text }: { title: string; text: string | null | undefined }) {
  const above = useListingPath();
  return (
    <div className="max-md:contents tablet:-mt-5">
      <ListingBreadcrumbs title={title} above={above} />
      <PhoneBar back={above.at(-1)?.to ?? "/"} isShopping>
        <h1 className="type-h3 line-clamp-2 wrap-anywhere md:mt-4 md:line-clamp-none md:type-h1">{title}</h1>
      </PhoneBar>
      {text && <p className="mt-1 max-w-[42rem] text-ink2 max-md:hidden">{text}</p>}
      <QuickChips />
      <Letters />
    </div>
  );
}

/** CATALOG-14: only on the marketplace and in departments; other listings do not load its code. */
function Letters() {
  const { data } = useListing();
  const isShown = useRouteName() === "marketplace" || data.trail.length === 1;
  if (!isShown) return null;
  return (
    <Suspense fallback={<div className={LETTER_SPACE} />}>
      <LetterStrip />
    </Suspense>
  );
}
