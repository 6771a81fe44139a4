import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductCard as Card } from "#contracts/shop/catalogue/product-card.ts";
import { useImpressions } from "#storefront/commerce/analytics/use-impressions.ts";
import { ProductCard } from "#storefront/commerce/products/product-card.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { TabList, TabPanel } from "#ui/tabs.tsx";
import { TAB_LABELS, tabCategories } from "./best-seller-tabs.ts";
import type { HomeDepartment } from "./home-catalogue.server.ts";
import { useBestSellers } from "./use-best-sellers.ts";

const group = "best";
const grid = "grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-5 md:gap-y-10 lg:grid-cols-4 xl:grid-cols-5";
/** Phones show the rest on demand. */
const INITIAL_ON_PHONES = 4;

interface BestSellersProps {
  cards: Card[];
  departments: readonly HomeDepartment[];
}

export function BestSellers({ cards, departments }: BestSellersProps) {
  const t = useTranslate();
  const categories = tabCategories(departments);
  const { tab, choose, shown } = useBestSellers(cards, categories);
  if (cards.length === 0) return null;
  const tabs = [...categories.keys()].map((id) => ({ id, label: t(TAB_LABELS[id]) }));
  return (
    <section aria-labelledby="best-title" className="container-page">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:mb-6">
        <h2 id="best-title" className="type-h2">
          {t("home.best.title")}
        </h2>
        {tabs.length > 1 && (
          <TabList group={group} label={t("home.best.title")} tabs={tabs} value={tab} onChange={choose} />
        )}
      </div>
      {tabs.length > 1 ? (
        <TabPanel group={group} value={tab}>
          <BestSellerPanel shown={shown} />
        </TabPanel>
      ) : (
        <BestSellerPanel shown={shown} />
      )}
    </section>
  );
}

function BestSellerPanel({ shown }: { shown: Card[] | "loading" | "failed" }) {
  const t = useTranslate();
  if (shown === "loading") return <BestSellerSkeleton />;
  if (shown === "failed" || shown.length === 0) {
    return (
      <p role="status" className="py-10 text-center text-ink2">
        {t(shown === "failed" ? "home.best.failed" : "home.best.empty")}
      </p>
    );
  }
  return <BestSellerGrid cards={shown} />;
}

function BestSellerGrid({ cards }: { cards: readonly Card[] }) {
  const t = useTranslate();
  const [isExpanded, setExpanded] = useState(false);
  useImpressions(cards);
  const hasMore = cards.length > INITIAL_ON_PHONES && !isExpanded;
  return (
    <>
      <ul className={grid}>
        {cards.map((card, index) => (
          <li key={card.id} className={classNames(index >= INITIAL_ON_PHONES && hasMore && "max-md:hidden")}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="outline" className="mt-6 w-full md:hidden" onClick={() => setExpanded(true)}>
          {t("home.best.more")}
        </Button>
      )}
    </>
  );
}

const POSITIONS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

function BestSellerSkeleton() {
  return (
    <div className={grid}>
      {POSITIONS.map((position) => (
        <div key={position} className={classNames(position >= INITIAL_ON_PHONES && "max-md:hidden")}>
          <Skeleton className="aspect-[1/1.08] w-full rounded-card" />
          <Skeleton className="mt-3 h-16 w-full rounded-tag" />
          <Skeleton className="mt-2 h-12 w-2/3 rounded-tag" />
        </div>
      ))}
    </div>
  );
}
