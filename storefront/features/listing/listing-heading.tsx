import { ChevronLeft } from "lucide-react";
import { Suspense } from "react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { late } from "../../../client/late.ts";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { useRouteName } from "../../shell/use-route-name.ts";
import { ListingBreadcrumbs, rootLink } from "./listing-breadcrumbs.tsx";
import { useListing } from "./listing-state.tsx";
import { QuickChips } from "./quick-chips.tsx";

const LetterStrip = late(async () => (await import("./letter-strip.tsx")).LetterStrip);

export function ListingHeading({ title, text }: { title: string; text: string | null | undefined }) {
  return (
    <div className="min-[1025px]:-mt-5">
      <ListingBreadcrumbs title={title} />
      <UpLink />
      <h1 className="type-h1 wrap-anywhere md:mt-4">{title}</h1>
      {text && <p className="mt-1 max-w-[42rem] text-ink2 max-md:text-ui">{text}</p>}
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
    <Suspense>
      <LetterStrip />
    </Suspense>
  );
}

/** Replaces the breadcrumbs on phones. */
function UpLink() {
  const t = useTranslate();
  const { data } = useListing();
  const parent = data.trail.at(-2);
  const up = parent ? { name: parent.name, to: `/c/${parent.slug}` } : rootLink(t, data.contentType);
  if (!data.category) return null;
  return (
    <LocalLink to={up.to} className="-ms-1 inline-flex min-h-11 items-center gap-1 text-sm text-ink2 md:hidden">
      <ChevronLeft aria-hidden="true" className="size-4.5" />
      {up.name}
    </LocalLink>
  );
}
