import { useState } from "react";
import { useNavigate } from "react-router";
import { useCallAction } from "../../../client/calls/use-call-action.ts";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { ParcelCard } from "../../../contracts/shop/parcel-data.ts";
import { withLocale } from "../../../domain/locale/locale-path.ts";
import { formatMoney } from "../../../i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { browserApi } from "../../browser-api.ts";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { usePageData } from "../../shell/page-data.tsx";
import type { ParcelChoiceData } from "./load-request.ts";
import { StepBlock } from "./step-block.tsx";

/** Which parcels travel together. Only those of one warehouse can, so the first choice switches the others off. */
export function ParcelChoice({ parcels, chosen: named }: ParcelChoiceData) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { locale, config } = usePageData();
  const { run, busy } = useCallAction();
  const [chosen, setChosen] = useState<readonly string[]>(named);
  const warehouse = parcels.find(({ number }) => chosen.includes(number))?.warehouse ?? null;

  const toggle = (number: string) =>
    setChosen(chosen.includes(number) ? chosen.filter((each) => each !== number) : [...chosen, number]);

  async function begin() {
    const context = { idempotencyKey: crypto.randomUUID() };
    const input = { parcels: [...chosen], language_id: config.searchKeys.languageId };
    await run(async () => {
      const { slug } = await browserApi.forwardRequests.begin(input, { context });
      await navigate(withLocale(`/forward/${slug}`, locale));
    });
  }

  if (parcels.length === 0) {
    return (
      <EmptyState
        title={t("forwarding.parcels.none")}
        action={
          <LocalLink to="/parcels" className={buttonClass()}>
            {t("forwarding.parcels.desk")}
          </LocalLink>
        }
      />
    );
  }
  return (
    <StepBlock number={1} title={t("forwarding.parcels.title")} isDone={false}>
      <ul className="grid gap-2">
        {parcels.map((parcel) => (
          <li key={parcel.number} className="rounded-card border border-line px-4 py-2">
            <Checkbox
              checked={chosen.includes(parcel.number)}
              aria-disabled={warehouse !== null && parcel.warehouse !== warehouse ? true : undefined}
              onChange={() => (warehouse === null || parcel.warehouse === warehouse) && toggle(parcel.number)}
              help={warehouse !== null && parcel.warehouse !== warehouse ? t("forwarding.error.warehouses") : undefined}
            >
              <ParcelFacts parcel={parcel} />
            </Checkbox>
          </li>
        ))}
      </ul>
      <Button
        className="mt-5"
        busy={busy}
        busyLabel={t("forwarding.begin-busy")}
        {...(chosen.length === 0 ? { unavailable: t("forwarding.error.parcels") } : {})}
        onClick={begin}
      >
        {t("forwarding.begin")}
      </Button>
    </StepBlock>
  );
}

function ParcelFacts({ parcel: { number, shop, warehouse, contents } }: { parcel: ParcelCard }) {
  const t = useTranslate();
  const inside = contents && `${contents.description}, ${formatMoney(contents.value, "EUR", t.language)}`;
  return (
    <span className="block wrap-anywhere">
      <span className="font-semibold">{number}</span>
      <span className="block text-sm text-ink2">
        {[warehouse, shop, inside ?? t("forwarding.contents.missing")].filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}
