import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import type { Money } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProductImage } from "#ui/product-image.tsx";
import { OrderFigures } from "./order-figures.tsx";

type Line = OrderDetails["lines"][number];

export function OrderProducts({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  return (
    <Panel title={t("order.detail.products")} titleClassName="type-h3">
      <ul className="mt-4 grid gap-4">
        {order.lines.map((line) => (
          <ProductLine key={line.sku} line={line} currency={order.currency} />
        ))}
      </ul>
      <OrderFigures order={order} />
    </Panel>
  );
}

function ProductLine({ line, currency }: { line: Line; currency: string }) {
  const t = useTranslate();
  const formatAmount = (amount: Money) => formatMoney(amount, currency, t.language);
  return (
    <li className="flex items-center gap-3.5">
      <ProductImage
        src={line.image}
        alt=""
        preset="thumbnail"
        ratio={1}
        className="size-14 shrink-0 rounded-field bg-sunk object-cover"
      />
      <div className="min-w-0 grow text-sm">
        <LocalLink to={`/p/${line.slug}`} className="font-semibold wrap-anywhere hover:text-pri hover:underline">
          {line.name}
        </LocalLink>
        <p className="text-ink2">
          {line.variant && `${line.variant} · `}
          <span className="whitespace-nowrap tabular-nums">
            {line.quantity} × {formatAmount(line.unit_price)}
          </span>
        </p>
      </div>
      <p className="text-ui font-semibold tabular-nums">{formatAmount(line.total)}</p>
    </li>
  );
}
