import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { SavedEstimate } from "#contracts/shop/forwarding/calculator.ts";
import { SAVED_DAYS } from "#domain/forwarding/calculator/limits.ts";
import { countryName } from "#i18n/display-names.ts";
import { formatMoney } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Pill } from "#ui/pill.tsx";
import { calculatePath, SAVED_KEY } from "../calculate-path.ts";
import type { CalculatorData } from "../load-calculator.ts";
import { typedAgain } from "../typical-items.ts";
import { priceChange } from "./saved-price.ts";

export function SavedEstimates({ data: { saved, choices } }: { data: CalculatorData }) {
  const t = useTranslate();
  if (saved.length === 0) return null;
  return (
    <section aria-labelledby="saved-title" className="mt-12">
      <h2 id="saved-title" className="type-h3">
        {t("calculator.saved.title")}
      </h2>
      <p className="mt-1 text-sm text-ink2">{t("calculator.saved.text", { days: SAVED_DAYS })}</p>
      <ul className="mt-4 grid gap-3 md:grid-cols-2">
        {saved.map((estimate) => (
          <SavedCard key={estimate.id} estimate={estimate} choices={choices} />
        ))}
      </ul>
    </section>
  );
}

function SavedCard({ estimate, choices }: { estimate: SavedEstimate; choices: CalculatorData["choices"] }) {
  const t = useTranslate();
  const { day } = useMomentText();
  const typed = typedAgain(estimate, choices, t.language);
  const warehouse = choices.warehouses.find(({ code }) => code === estimate.request.warehouse);
  if (!typed || !warehouse) return null;
  const places = { from: countryName(warehouse.country_code, t.language), to: countryName(typed.to, t.language) };
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <LocalLink
        to={`${calculatePath(typed)}&${SAVED_KEY}=${estimate.id}`}
        className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
      >
        {t("calculator.saved.places", places)}
      </LocalLink>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink2 tabular-nums">
        {day(estimate.saved_at)}
        {estimate.before.map(({ method, total }) => (
          <span key={method}>
            {t(`product.method.${method}`)} {formatMoney(total, estimate.currency, t.language)}
          </span>
        ))}
        {priceChange(estimate) && <Pill tone="warn">{t("calculator.saved.new-price")}</Pill>}
      </p>
    </li>
  );
}
