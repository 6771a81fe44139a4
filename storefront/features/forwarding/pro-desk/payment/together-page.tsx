import { Lock } from "lucide-react";
import { useNavigate } from "react-router";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { PaidTogether } from "#contracts/shop/forwarding/pro-desk.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { formatMoney } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { Pill } from "#ui/pill.tsx";

/** FORWARDING-07: one payment for several requests; what can no longer be paid is left out, and said so. */
export function TogetherPage({ payment }: { payment: PaidTogether }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const key = useIdempotencyKey();
  const { run, busy } = useCallAction();
  const { locale, config } = usePageData();
  const { languageId } = config.searchKeys;
  const { requests, currency, total, may_pay } = payment;
  const money = (amount: typeof total) => formatMoney(amount, currency, t.language);
  const numbers = requests.filter(({ can_pay }) => can_pay).map(({ number }) => number);

  const pay = () =>
    run(async () => {
      const sending = { context: { idempotencyKey: key.current() } };
      const { slug } = await browserApi.proDesk.pay({ numbers, language_id: languageId }, sending);
      key.renew();
      await navigate(withLocale(`/payment/${slug}`, locale));
    });

  return (
    <div className="grid grid-cols-1 gap-4">
      {numbers.length < requests.length && <Note tone="warn">{t("pro.payment.left-out")}</Note>}
      <Panel padding="none" aria-label={t("pro.payment.title")}>
        <ul className="divide-y divide-line">
          {requests.map(({ number, slug, recipient, parcels, due, can_pay, status_key, status_tone }) => (
            <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5 text-ui md:px-6">
              <LocalLink
                to={`/my-orders/${slug}`}
                className="touch-row -my-2.5 font-semibold tabular-nums hover:text-pri hover:underline"
              >
                {number}
              </LocalLink>
              <span className="min-w-0 grow text-ink2 wrap-anywhere">
                {[recipient, t("pro.parcels.count", { count: parcels })].filter(Boolean).join(" · ")}
              </span>
              {can_pay ? (
                <span className="font-semibold tabular-nums">{money(due)}</span>
              ) : (
                <Pill tone={status_tone}>{t(status_key as MessageKey)}</Pill>
              )}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line p-5 md:px-6">
          <p className="text-ui">
            {t("order.charge.total")} <strong className="type-h3 ms-2 tabular-nums">{money(total)}</strong>
          </p>
          {may_pay && numbers.length > 0 && (
            <Button
              size="lg"
              busy={busy}
              busyLabel={t("checkout.confirm.busy")}
              onClick={pay}
              className="max-sm:w-full"
            >
              <Lock aria-hidden="true" />
              {t("pro.payment.pay", { amount: money(total) })}
            </Button>
          )}
        </div>
      </Panel>
      <p className="text-sm text-ink2">{t("pro.payment.text")}</p>
    </div>
  );
}
