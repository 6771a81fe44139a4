import { ChevronLeft } from "lucide-react";
import { breadcrumbThing } from "#storefront/shell/head/breadcrumb-thing.ts";
import { JsonLd } from "#storefront/shell/head/json-ld.tsx";
import { useUrlOf } from "#storefront/shell/head/use-url-of.ts";
import { Breadcrumbs } from "#storefront/shell/navigation/breadcrumbs.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";

interface PageTrailProps {
  /** The list that the page belongs to comes first. */
  above: readonly [{ name: string; to: string }, ...{ name: string; to: string }[]];
  current: { name: string; to: string };
}

/** Breadcrumbs, and on a phone the link back to the list. */
export function PageTrail({ above, current }: PageTrailProps) {
  const urlOf = useUrlOf();
  const [list] = above;
  return (
    <>
      <JsonLd
        id={`breadcrumbs-${current.to}`}
        thing={import.meta.env.SSR && breadcrumbThing([...above, current], urlOf)}
      />
      <Breadcrumbs above={above} current={current.name} />
      <LocalLink
        to={list.to}
        className="-my-2 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-pri md:hidden"
      >
        <ChevronLeft aria-hidden="true" className="size-4.5" />
        {list.name}
      </LocalLink>
    </>
  );
}
