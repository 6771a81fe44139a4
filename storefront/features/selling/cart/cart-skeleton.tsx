import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { CartHeading } from "./cart-heading.tsx";

const LINES = [1, 2, 3];

export function CartSkeleton() {
  const t = useTranslate();
  return (
    <>
      <CartHeading />
      <p role="status" className="visually-hidden noscript:hidden">
        {t("cart.loading")}
      </p>
      <div className="mt-4 grid noscript:hidden gap-x-8 gap-y-8 md:mt-6 tablet:grid-cols-[minmax(0,1fr)_360px] xl:grid-cols-[minmax(0,1fr)_412px] xl:gap-x-10">
        <div>
          <Skeleton className="h-18 w-full rounded-card" />
          {LINES.map((line) => (
            <div key={line} className="flex gap-5 border-b border-line py-5">
              <Skeleton className="size-28 shrink-0 rounded-card" />
              <div className="grow space-y-3 pt-2">
                <Skeleton className="h-4 w-1/2 rounded-tag" />
                <Skeleton className="h-4 w-1/4 rounded-tag" />
                <Skeleton className="h-11 w-30 rounded-button" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-110 w-full rounded-panel" />
      </div>
    </>
  );
}
