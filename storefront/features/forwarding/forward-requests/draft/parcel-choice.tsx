import { useState } from "react";
import { useNavigate } from "react-router";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { insideText } from "../inside-text.ts";
import type { ParcelChoiceData } from "../load-request.ts";
import { ParcelOption, toggled } from "./parcel-option.tsx";
import { StepBlock } from "./step-block.tsx";

/** Which parcels travel together. Only those of one warehouse can, so the first choice switches the others off. */
export function ParcelChoice({ parcels, chosen: named }: ParcelChoiceData) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { locale, config } = usePageData();
  const { run, busy } = useCallAction();
  const [chosen, setChosen] = useState<readonly string[]>(named);
  const warehouse = parcels.find(({ number }) => chosen.includes(number))?.warehouse ?? null;

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
          <ParcelOption
            key={parcel.number}
            number={parcel.number}
            facts={[parcel.warehouse, parcel.shop, insideText(parcel.contents, t)]}
            isChosen={chosen.includes(parcel.number)}
            isElsewhere={warehouse !== null && parcel.warehouse !== warehouse}
            onToggle={() => setChosen(toggled(chosen, parcel.number))}
          />
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
