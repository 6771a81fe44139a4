import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { QuoteDraft } from "#contracts/shop/forwarding/quotes.ts";
import { ZERO } from "#domain/money/money/money.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { trackQuoteSubmit } from "#storefront/commerce/analytics/track-quote.ts";
import { CourierChoice, RecipientChoice } from "#storefront/commerce/delivery/delivery-choice.tsx";
import { PickupRecipient } from "#storefront/commerce/delivery/pickup-recipient.tsx";
import { knownRecipient } from "#storefront/commerce/delivery/recipient-of.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { OrderFormData } from "../load-quotes.ts";
import { NextSteps } from "../next-steps.tsx";
import { EstimatePanel } from "./estimate-panel.tsx";
import { FormSteps } from "./form-steps.tsx";
import { ItemRow } from "./item-row.tsx";
import { restrictionTexts } from "./restriction-texts.ts";

/** ROUTE-42, FORWARDING-04: the list once more, who brings it and where to, and sending it. */
export function SummaryPage({ data }: { data: OrderFormData }) {
  const t = useTranslate();
  const { draft, setDelivery } = useDelivery(data);
  const { default_country_id } = usePageData().config.site;
  const countryId = draft.address?.country_id ?? default_country_id;
  const isPickedUp = draft.pickup_point !== null;
  const query = data.quote ? `?${new URLSearchParams({ quote: data.quote })}` : "";
  return (
    <>
      <PageHead title={t("quotes.summary.title")} description={t("quotes.form.text")} noindex />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 md:mb-6">
        <h1 className="type-h1">{t("quotes.summary.title")}</h1>
        <FormSteps current={2} />
      </div>
      <div className="grid items-start gap-x-8 gap-y-5 tablet:grid-cols-[minmax(0,1fr)_360px] xl:grid-cols-[minmax(0,1fr)_412px]">
        <div className="grid min-w-0 gap-5">
          <section className="grid gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="type-h3">{t("quotes.summary.items")}</h2>
              <LocalLink to={`/order-form${query}`} className={buttonClass({ variant: "outline", size: "sm" })}>
                {t("quotes.summary.change")}
              </LocalLink>
            </div>
            <ol className="grid gap-4">
              {draft.items.map((item, index) => (
                <ItemRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: items have no names and are not moved here
                  key={index}
                  item={item}
                  number={index + 1}
                  warnings={restrictionTexts(draft, index, t)}
                />
              ))}
            </ol>
          </section>
          <Panel>
            <h2 className="mb-3 type-h3">{t("forwarding.delivery.title")}</h2>
            <CourierChoice
              chosen={draft}
              onChoose={(courier_id, pickup_point_id) =>
                setDelivery({
                  courier_id,
                  pickup_point_id,
                  ...(pickup_point_id === null ? {} : knownRecipient(draft, countryId)),
                })
              }
            />
          </Panel>
          <Panel>
            <h2 className="mb-3 type-h3">{t(isPickedUp ? "checkout.recipient.title" : "checkout.address.title")}</h2>
            {isPickedUp ? (
              <PickupRecipient chosen={draft} countryId={countryId} onSave={(address) => setDelivery({ address })} />
            ) : (
              <RecipientChoice chosen={draft} onChoose={(address_id) => setDelivery({ address_id })} />
            )}
          </Panel>
        </div>
        <div className="grid gap-5">
          <EstimatePanel draft={draft}>
            <Send draft={draft} quote={data.quote} />
          </EstimatePanel>
          <NextSteps />
        </div>
      </div>
    </>
  );
}

type Choice = Omit<Parameters<typeof browserApi.quotes.setDelivery>[0], "language_id">;

/** Each choice is sent after the one before: an older answer never replaces a newer one. One that is refused is said so. */
function useDelivery({ draft: loaded, quote }: OrderFormData) {
  const t = useTranslate();
  const { languageId } = usePageData().config.searchKeys;
  const [draft, setDraft] = useState(loaded);
  const last = useRef(Promise.resolve());
  async function save(choice: Choice): Promise<void> {
    const context = { idempotencyKey: crypto.randomUUID() };
    const input = { ...choice, ...(quote ? { quote } : {}), language_id: languageId };
    try {
      setDraft((await browserApi.quotes.setDelivery(input, { context })).draft);
    } catch (error) {
      const { fields, problem } = readRefusal(error);
      showToast({ tone: "error", text: t(Object.values(fields)[0] ?? problem) });
    }
  }
  const setDelivery = (choice: Choice): Promise<void> => {
    last.current = last.current.then(() => save(choice));
    return last.current;
  };
  return { draft, setDelivery };
}

function Send({ draft, quote }: { draft: QuoteDraft; quote: string | undefined }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { locale, config } = usePageData();
  const key = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const [missing] = draft.missing;

  async function send() {
    setBusy(true);
    try {
      const input = { language_id: config.searchKeys.languageId, ...(quote ? { quote } : {}) };
      const sent = await browserApi.quotes.submit(input, { context: { idempotencyKey: key.current() } });
      const [offer] = draft.estimate?.offers ?? [];
      const value = { total: offer?.total ?? ZERO, lines: offer?.lines ?? [] };
      trackQuoteSubmit({ number: sent.number, currency: draft.currency, ...value });
      await navigate(withLocale(`/quotes/${sent.slug}`, locale));
    } catch (error) {
      key.renew();
      showToast({ tone: "error", text: t(readRefusal(error).problem) });
    }
    setBusy(false);
  }

  return (
    <>
      <Button
        block
        size="lg"
        className="mt-5"
        busy={busy}
        busyLabel={t("quotes.summary.sending")}
        {...(missing ? { unavailable: t(`quotes.summary.missing.${missing}`) } : {})}
        onClick={send}
      >
        {t("quotes.summary.send")}
      </Button>
      <p className="mt-3 text-center text-caption text-balance text-ink2">{t("quotes.summary.nothing-now")}</p>
    </>
  );
}
