import { Link2 } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatMoney } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { showToast } from "#ui/toast-store.ts";
import type { CalculatorData } from "./load-calculator.ts";
import { bestOffer } from "./offer-card.tsx";
import { useSaveEstimate } from "./saved/use-save-estimate.ts";
import type { Calculation } from "./use-calculation.ts";

/** They need scripts; without them the page's address is the estimate. */
const SCRIPTED = "[@media(scripting:none)]:hidden";

interface ActionsProps {
  data: CalculatorData;
  calculation: Pick<Calculation, "settle">;
}

/** On small screens the button to save is in the bar at the foot. */
export function EstimateActions(props: ActionsProps) {
  const t = useTranslate();

  async function copy() {
    await navigator.clipboard.writeText(window.location.href);
    showToast({ tone: "success", text: t("calculator.copied") });
  }

  return (
    <div className={classNames("grid gap-3 tablet:grid-cols-[1fr_auto]", SCRIPTED)}>
      <SaveButton {...props} className="max-tablet:hidden" />
      <Button variant="outline" onClick={copy}>
        <Link2 aria-hidden="true" />
        {t("calculator.copy")}
      </Button>
    </div>
  );
}

/** Keeps the price and the button to save visible on small screens: above the tab bar, never over the footer. */
export function EstimateBar({ data, calculation }: ActionsProps) {
  const t = useTranslate();
  const best = data.estimate && bestOffer(data.estimate);
  if (!best) return null;
  return (
    <div
      data-bar-above-tabs
      className={classNames(
        "sticky bottom-[82px] z-30 -mx-4 -mb-14 mt-8 flex items-center gap-4 border-t border-line bg-surface px-4 py-3 md:-mx-6 md:px-6 tablet:hidden",
        SCRIPTED,
      )}
    >
      <p className="shrink-0">
        <strong className="block text-[1.125rem] tabular-nums">
          {formatMoney(best.total, data.choices.currency, t.language)}
        </strong>
        <span className="text-caption text-ink2">{t(`calculator.bar.${best.method}`)}</span>
      </p>
      <SaveButton {...{ data, calculation }} />
    </div>
  );
}

function SaveButton({ data, calculation, className }: ActionsProps & { className?: string }) {
  const t = useTranslate();
  const { save, busy } = useSaveEstimate(data, calculation);
  return (
    <Button block onClick={save} busy={busy} {...(className ? { className } : {})}>
      {t("calculator.save")}
    </Button>
  );
}
