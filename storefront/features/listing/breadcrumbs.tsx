import { ChevronRight } from "lucide-react";
import type { Translate } from "../../../i18n/translate.ts";
import { useTranslate } from "../../i18n/messages-provider.tsx";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { useRouteName } from "../../shell/use-route-name.ts";
import type { ContentType } from "./listing-data.ts";
import { useListing } from "./listing-state.tsx";

/** CATALOG-02: the synthetic root is called all offers or all categories. */
export function rootLink(t: Translate, contentType: ContentType): { name: string; to: string } {
  return contentType === "o"
    ? { name: t("listing.all-offers"), to: "/dealzone" }
    : { name: t("listing.all-categories"), to: "/marketplace" };
}

const ROOT_ROUTES = ["marketplace", "dealzone"];

/** CATALOG-04: root, parents, category; the last is where one is. */
export function Breadcrumbs({ title }: { title: string }) {
  const t = useTranslate();
  const { data } = useListing();
  const isRoot = ROOT_ROUTES.includes(useRouteName());
  const root = rootLink(t, data.contentType);
  const above = data.way.slice(0, -1).map(({ name, slug }) => ({ name, to: `/c/${slug}` }));
  const links = isRoot ? [] : [root, ...above];
  return (
    <nav aria-label={t("listing.breadcrumbs")} className="text-sm max-md:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {links.map(({ name, to }) => (
          <li key={to} className="flex items-center gap-x-2 text-ink3">
            <LocalLink to={to} className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
              {name}
            </LocalLink>
            <ChevronRight aria-hidden="true" className="size-4" />
          </li>
        ))}
        <li aria-current="page" className="font-semibold">
          {isRoot ? root.name : title}
        </li>
      </ol>
    </nav>
  );
}
