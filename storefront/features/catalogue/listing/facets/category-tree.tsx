import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { ROOT_CATEGORY_ID } from "#domain/catalogue/categories/category-tree.ts";
import { EMPTY_LISTING, listingQueryString } from "#domain/catalogue/listing/listing-query.ts";
import { selectedTerms, setTerms, withoutFilter } from "#domain/catalogue/listing/selected-filters.ts";
import { formatCount } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useRouteName } from "#storefront/shell/use-route-name.ts";
import { classNames } from "#ui/class-names.ts";
import { rootLink } from "../listing-breadcrumbs.tsx";
import { useListing } from "../listing-state.tsx";
import type { CategoryLink } from "./category-branch.ts";

/** On these routes a category is a filter; elsewhere it is a page of its own. */
const FILTERING_ROUTES = ["search", "dealzone"];

function useCategoryTarget(): (id: number, slug: string) => string {
  const { data, query, hrefOf } = useListing();
  const isFilter = FILTERING_ROUTES.includes(useRouteName());
  const root = rootLink(useTranslate(), data.contentType).to;
  return (id, slug) => {
    const filters = withoutFilter(query.filters, "category_id");
    if (isFilter) return hrefOf({ filters: setTerms(filters, "category_ids", id > 0 ? [String(id)] : []) });
    const search = listingQueryString({ ...EMPTY_LISTING, searchText: query.searchText, queryKey: query.queryKey });
    return (id === ROOT_CATEGORY_ID ? root : `/c/${slug}`) + search;
  };
}

/** CATALOG-02: the category branch of the listing, with product counts. */
export function CategoryTree() {
  const t = useTranslate();
  const { data, query } = useListing();
  const targetOf = useCategoryTarget();
  const { head, children } = data.branch;
  const currentId = data.category?.id ?? Number(selectedTerms(query.filters, "category_ids")[0] ?? ROOT_CATEGORY_ID);
  if (children.length === 0) return null;
  const headName = head.id === ROOT_CATEGORY_ID ? rootLink(t, data.contentType).name : head.name;
  return (
    <nav aria-label={t("listing.categories")} className="mt-2 border-b border-line pb-5">
      <Row
        link={{ ...head, name: headName }}
        to={targetOf(head.id, head.slug)}
        isHead
        isCurrent={head.id === currentId}
      />
      <ul>
        {children.map((child) => (
          <li key={child.id}>
            <Row link={child} to={targetOf(child.id, child.slug)} isCurrent={child.id === currentId} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface RowProps {
  link: CategoryLink;
  to: string;
  isHead?: boolean;
  isCurrent: boolean;
}

function Row({ link: { name, count }, to, isHead = false, isCurrent }: RowProps) {
  return (
    <LocalLink
      to={to}
      aria-current={isCurrent ? "page" : undefined}
      className={classNames(
        "flex min-h-9.5 items-center justify-between gap-3 rounded-tag text-ui hover:underline",
        isHead ? "font-semibold" : "ps-3.5",
        isCurrent && "font-semibold",
        isCurrent && !isHead && "text-pri",
      )}
    >
      {name}
      {count > 0 && <span className="text-caption text-ink3">{formatCount(count)}</span>}
    </LocalLink>
  );
}
