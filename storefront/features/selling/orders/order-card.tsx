import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { OrderListItem } from "#contracts/shop/selling/orders.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Panel } from "#ui/panel.tsx";
import { Pill } from "#ui/pill.tsx";
import { ProductImage } from "#ui/product-image.tsx";
import { OrderActions } from "./order-actions.tsx";

/** An order, quote, forward request or invoice. */
export function OrderCard({ order }: { order: OrderListItem }) {
  const t = useTranslate();
  const { time } = useMomentText();
  return (
    <Panel as="li" className="flex flex-wrap justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 grow basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-base font-semibold">{order.number}</h2>
          <Pill tone={order.status_tone}>{t(order.status_key as MessageKey)}</Pill>
          <time dateTime={order.created_at} className="text-sm text-ink2 tabular-nums">
            {time(order.created_at)}
          </time>
        </div>
        {order.next_step && (
          <p className="mt-1.5 text-ui text-pretty text-ink2">
            {t(order.next_step.key as MessageKey, order.next_step.values)}
          </p>
        )}
        <OrderLines order={order} />
      </div>
      <OrderActions order={order} />
    </Panel>
  );
}

function OrderLines({ order: { lines, lines_total } }: { order: OrderListItem }) {
  const t = useTranslate();
  const more = lines_total - lines.length;
  if (lines.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {lines.map(({ name, image, quantity }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered, and two may be of the same product
        <li key={index}>
          <ProductImage
            src={image}
            alt={t("orders.quantity", { name, quantity })}
            preset="thumbnail"
            ratio={1}
            className="size-14 rounded-field bg-sunk object-cover"
          />
        </li>
      ))}
      {more > 0 && (
        <li className="grid size-14 place-items-center rounded-field bg-sunk text-sm font-semibold text-ink2">
          <span aria-hidden="true">{`+${more}`}</span>
          <span className="visually-hidden">{t("orders.more-lines", { number: more })}</span>
        </li>
      )}
    </ul>
  );
}
