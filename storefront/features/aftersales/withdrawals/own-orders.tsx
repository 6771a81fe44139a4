import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { WithdrawalOptions } from "#contracts/shop/aftersales/withdrawals.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Block } from "#ui/block.tsx";
import { buttonClass } from "#ui/button-class.ts";

/** A customer chooses an order instead of typing its number. */
export function OwnOrders({ orders }: Pick<WithdrawalOptions, "orders">) {
  const t = useTranslate();
  const { day, deadline } = useMomentText();
  return (
    <Block title={t("withdrawal.orders")}>
      <ul className="divide-y divide-line">
        {orders.map(({ number, slug, placed_at, until, withdrawal }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <p className="min-w-0 text-sm text-ink2">
              <span className="block text-ui font-semibold text-ink">{number}</span>
              {[
                t("withdrawal.placed", { day: day(placed_at) }),
                ...(until ? [t("withdrawal.until", { moment: deadline(until) })] : []),
              ].join(" · ")}
            </p>
            <LocalLink
              to={`/withdrawal/${slug}`}
              aria-label={withdrawal ? undefined : t("withdrawal.choose-of", { number })}
              className={buttonClass({ variant: "outline", size: "sm" })}
            >
              {withdrawal ? t("withdrawal.see", { number: withdrawal.number }) : t("withdrawal.choose")}
            </LocalLink>
          </li>
        ))}
      </ul>
    </Block>
  );
}
