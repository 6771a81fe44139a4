import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ShownCertainty } from "#domain/forwarding/landed-cost/landed-cost.ts";
import { type Money, money, subtract } from "#domain/money/money/money.ts";
import type { AttemptPrice } from "#domain/money/payments/attempt-price.ts";
import { formatMoney } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { CertaintyPill } from "#storefront/commerce/freight/certainty-pill.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProductImage } from "#ui/product-image.tsx";
import type { PayableData } from "./load-payment.ts";

interface PayableSummaryProps {
  payable: PayableData;
  price: AttemptPrice;
  children: ReactNode;
}

export function PayableSummary({ payable, price, children }: PayableSummaryProps) {
  const t = useTranslate();
  const formatAmount = (amount: Money) => formatMoney(amount, payable.currency, t.language);
  return (
    <Panel padding="wide" title={payable.number}>
      <Lines payable={payable} />
      <dl className="grid gap-2.5 text-sm tabular-nums">
        {payable.charges.map(({ key, values, amount, certainty }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: charges are never reordered, and two may have the same name
          <Row key={index} name={t(key as MessageKey, values)} certainty={certainty}>
            {formatAmount(amount)}
          </Row>
        ))}
        {(price.balance > 0 || price.fee > 0) && (
          <Row name={t("checkout.total.total")}>{formatAmount(payable.due)}</Row>
        )}
        {price.balance > 0 && (
          <Row name={t("checkout.total.balance")}>{formatAmount(subtract(money(0), price.balance))}</Row>
        )}
        {price.fee > 0 && <Row name={t("checkout.total.fee")}>{formatAmount(price.fee)}</Row>}
        <div className="mt-2.5 flex items-baseline justify-between gap-4 border-t border-line pt-5">
          <dt className="type-h4">{t("payment.again.due")}</dt>
          <dd className="type-h2">{formatAmount(price.amount)}</dd>
        </div>
      </dl>
      <div className="mt-5">{children}</div>
    </Panel>
  );
}

function Lines({ payable: { lines, currency } }: { payable: PayableData }) {
  const t = useTranslate();
  if (lines.length === 0) return null;
  return (
    <ul className="mb-5 grid gap-3.5 border-b border-line pb-5">
      {lines.map(({ name, image, quantity, total }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered and have no other key
        <li key={index} className="flex items-center gap-3.5 text-sm">
          <ProductImage
            src={image}
            alt=""
            preset="thumbnail"
            ratio={1}
            className="size-13 shrink-0 rounded-field bg-sunk object-cover"
          />
          <span className="min-w-0 grow wrap-anywhere">{t("orders.quantity", { name, quantity })}</span>
          <span className="shrink-0 font-semibold tabular-nums">{formatMoney(total, currency, t.language)}</span>
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  name: string;
  certainty?: ShownCertainty | undefined;
  children: string;
}

function Row({ name, certainty, children }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 wrap-anywhere">
        {name} <CertaintyPill certainty={certainty} />
      </dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  );
}
