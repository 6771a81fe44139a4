import { TrendingDown } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Consents } from "#storefront/commerce/consents/consents.tsx";
import { useConsents } from "#storefront/commerce/consents/use-consents.ts";
import { openModal } from "#storefront/shell/modals/modal-store.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { Switch } from "#ui/switch.tsx";
import { chosenOffer } from "./draft/chosen-offer.ts";
import { missingReason } from "./draft/missing-reason.ts";
import { PriceLines } from "./price-lines.tsx";
import { sumCertainty } from "./sum-certainty.ts";
import type { OpenRequest } from "./use-request.ts";

/** The current sum, and the button that agrees to it. */
export function RequestSummary({ request, save, isSaving, className }: OpenRequest & { className: string }) {
  const t = useTranslate();
  const [rehearses, setRehearses] = useState(false);
  const offer = chosenOffer(request);
  if (!offer) return null;
  const shown = (amount: typeof offer.charged) => formatMoney(amount, request.currency, t.language);
  return (
    <Panel
      aria-label={t("forwarding.sum.title")}
      aria-busy={isSaving || undefined}
      className={classNames("tablet:sticky tablet:top-6", className)}
    >
      <h2 className="mb-4 type-h3">{t("forwarding.sum.title")}</h2>
      <PriceLines lines={offer.lines} currency={request.currency} isCeiling />
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <span className="type-h4">{t("forwarding.sum.total")}</span>
        <span className="type-h2 tabular-nums" data-testid="request-total">
          {shown(offer.charged)}
        </span>
      </div>
      <p className="mt-1 text-caption text-ink2">{t("forwarding.sum.with-goods", { total: shown(offer.total) })}</p>
      <Ceiling certainty={sumCertainty(request, offer)} />
      <Switch
        className="mt-4"
        checked={rehearses}
        onChange={({ currentTarget }) => setRehearses(currentTarget.checked)}
      >
        <span className="font-semibold">
          {t("forwarding.packing.rehearse", { price: shown(request.fees.rehearsal) })}
        </span>
        <span className="block text-sm text-ink2">{t("forwarding.packing.rehearse-text")}</span>
      </Switch>
      <Agree {...{ request, save, offer, rehearses }} />
      <p className="mt-3 text-center text-caption text-ink2">{t("forwarding.sum.cancel-hint")}</p>
    </Panel>
  );
}

/** Promises a ceiling only with a courier in the sum; duty and import VAT are excepted. */
function Ceiling({ certainty }: { certainty: ReturnType<typeof sumCertainty> }) {
  const t = useTranslate();
  if (certainty === "so-far") return <Note className="mt-4">{t("forwarding.sum.no-courier")}</Note>;
  return (
    <Note tone="ok" icon={<TrendingDown aria-hidden="true" />} className="mt-4">
      {t("forwarding.sum.never-more")} {certainty === "estimate" && t("forwarding.sum.customs-apart")}
    </Note>
  );
}

/** The terms of the checkboxes above the button. */
const agreed = { agreed_terms: SHOWN_TERMS };

interface AgreeProps extends Pick<OpenRequest, "request" | "save"> {
  offer: RequestDetails["offers"][number];
  rehearses: boolean;
}

function Agree({ request, save, offer, rehearses }: AgreeProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { locale } = usePageData();
  const [busy, setBusy] = useState(false);
  const consents = useConsents();
  const [missing] = request.missing;

  async function rehearse() {
    const rehearsed = await save((params, options) =>
      browserApi.forwardRequests.rehearse({ ...params, ...agreed }, options),
    );
    if (rehearsed) await navigate(withLocale(`/my-orders/${request.slug}`, locale));
  }

  /** A changed price is shown beside the old one, and agreed to again (T113). */
  async function submit(total: typeof offer.charged): Promise<void> {
    let result: string | null = null;
    const saved = await save(async (params, options) => {
      const answer = await browserApi.forwardRequests.submit({ ...params, ...agreed, total }, options);
      result = answer.result;
      return answer;
    });
    if (result === "submitted") return void (await navigate(withLocale(`/payment/${request.slug}`, locale)));
    const now = saved?.offers.find(({ method }) => method === offer.method)?.charged;
    if (now === undefined) return;
    openModal(
      "recalculate",
      { quoteNumber: request.number, currencyIso: request.currency, lines: [], totalBefore: total, totalNow: now },
      (isAccepted) => void (isAccepted && submit(now)),
    );
  }

  async function agree() {
    if (!consents.ask()) return;
    setBusy(true);
    await (rehearses ? rehearse() : submit(offer.charged));
    setBusy(false);
  }

  const amount = formatMoney(offer.charged, request.currency, t.language);
  return (
    <>
      <Consents {...consents} className="mt-4" />
      <Button
        block
        className="mt-4"
        busy={busy}
        busyLabel={t("forwarding.submit-busy")}
        {...(missing ? { unavailable: missingReason(request, missing, t) } : {})}
        onClick={agree}
      >
        {rehearses ? t("forwarding.submit-rehearsal") : t("forwarding.submit", { amount })}
      </Button>
    </>
  );
}
