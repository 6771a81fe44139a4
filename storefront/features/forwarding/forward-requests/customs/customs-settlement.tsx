import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { formatMoney } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { buttonClass } from "#ui/button-class.ts";
import { Panel } from "#ui/panel.tsx";

/** The sum that customs took, the outcome of the difference, and its invoice. */
export function CustomsSettlement({ request: { customs_settlement: settled, currency } }: { request: RequestDetails }) {
  const t = useTranslate();
  const { day } = useMomentText();
  if (!settled) return null;
  const { outcome, taken, difference, settled_at, invoice } = settled;
  const shown = (amount: typeof taken) => formatMoney(amount, currency, t.language);
  return (
    <Panel title={t("forwarding.customs.taken-title")} titleClassName="mb-3 type-h3">
      <p className="text-ui">{t("forwarding.customs.taken", { amount: shown(taken), day: day(settled_at) })}</p>
      {difference > 0 && (
        <p className="mt-1 text-sm text-ink2">
          {t(`forwarding.customs.outcome.${outcome}`, { amount: shown(difference) })}
        </p>
      )}
      {invoice && (
        <LocalLink
          to={`/invoice/${invoice.slug}`}
          className={`${buttonClass({ variant: invoice.state === "awaiting_payment" ? "primary" : "outline", size: "sm" })} mt-3`}
        >
          {t("forwarding.customs.invoice", { number: invoice.number, status: t(`invoice.status.${invoice.state}`) })}
        </LocalLink>
      )}
    </Panel>
  );
}
