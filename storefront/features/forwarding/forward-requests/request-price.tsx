import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { isRequestPaidFor } from "#domain/forwarding/forward-requests/request-states.ts";
import { subtract, ZERO } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { PriceLines } from "./price-lines.tsx";

/** The freight is a maximum until the boxes are measured. */
const BEFORE_PACKING: readonly RequestDetails["state"][] = [
  "awaiting_payment",
  "rehearsing",
  "paid",
  "packing",
  "on_hold",
];

/** The price of a request: due, paid, or never paid because the request was cancelled. */
export function RequestPrice({ request }: { request: RequestDetails }) {
  const { state, lines, currency, agreed, due, boxes, customs_settlement: settled } = request;
  const t = useTranslate();
  if (agreed === null || due === null) return null;
  // `CustomsSettlement` shows the difference that customs did not take.
  const leftByCustoms = settled?.outcome === "returned" ? settled.difference : ZERO;
  const packedSmaller = subtract(subtract(agreed, due), leftByCustoms);
  const notDone = request.not_done.map(({ service }) => t(`forwarding.service.${service}` as MessageKey));
  return (
    <Panel title={t(titleOf(state))}>
      <PriceLines
        lines={lines}
        currency={currency}
        isCeiling={boxes.length === 0 && BEFORE_PACKING.includes(state)}
        isSettled={settled !== null}
      />
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <span className="type-h4">{t("forwarding.sum.total")}</span>
        <span className="type-h3 tabular-nums">{formatMoney(due, currency, t.language)}</span>
      </p>
      {packedSmaller > 0 && (
        <Note tone="ok" className="mt-4">
          {t("forwarding.sum.less", { amount: formatMoney(packedSmaller, currency, t.language) })}
          {notDone.length > 0 && ` ${t("forwarding.sum.not-done", { services: notDone.join(", ") })}`}
        </Note>
      )}
    </Panel>
  );
}

function titleOf(state: RequestDetails["state"]) {
  if (state === "cancelled") return "forwarding.sum.price-title";
  return isRequestPaidFor(state) ? "forwarding.sum.paid-title" : "forwarding.sum.title";
}
