import { ArrowRight, Info, Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { isComplete, MOST_ITEMS } from "#domain/forwarding/quotes/quote-items.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import type { OrderFormData } from "../load-quotes.ts";
import { NextSteps } from "../next-steps.tsx";
import { EstimatePanel } from "./estimate-panel.tsx";
import { FormSteps } from "./form-steps.tsx";
import { ItemEditor } from "./item-editor.tsx";
import { ItemRow } from "./item-row.tsx";
import { restrictionTexts } from "./restriction-texts.ts";
import { emptyItem, type OpenList, useDraft } from "./use-draft.ts";

/** ROUTE-41, FORWARDING-04: what to buy, from any shops; guests too. */
export function OrderForm({ data }: { data: OrderFormData }) {
  const t = useTranslate();
  const list = useDraft(data);
  const [showsProblems, setShowsProblems] = useState(false);
  return (
    <>
      <PageHead title={t("quotes.form.title")} description={t("quotes.form.text")} />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 md:mb-6">
        <div className="min-w-0">
          <h1 className="type-h1">{t("quotes.form.title")}</h1>
          <p className="text-ui text-ink2">{t("quotes.form.text")}</p>
        </div>
        <FormSteps current={1} />
      </div>
      <div className="grid items-start gap-x-8 gap-y-5 tablet:grid-cols-[minmax(0,1fr)_360px] xl:grid-cols-[minmax(0,1fr)_412px]">
        <div className="grid min-w-0 gap-4">
          <Items {...{ list, showsProblems }} />
          <Note icon={<Info aria-hidden="true" />}>{t("quotes.form.limits")}</Note>
        </div>
        <div className="grid gap-5">
          <EstimatePanel draft={list.draft}>
            <Continue list={list} quote={data.quote} onIncomplete={() => setShowsProblems(true)} />
          </EstimatePanel>
          <NextSteps />
        </div>
      </div>
    </>
  );
}

function Items({ list, showsProblems }: { list: OpenList; showsProblems: boolean }) {
  const t = useTranslate();
  return (
    <>
      <ol className="grid gap-4">
        {list.items.map((item, index) =>
          item.key === list.open ? (
            <ItemEditor key={item.key} list={list} item={item} number={index + 1} showsProblems={showsProblems} />
          ) : (
            <ItemRow
              key={item.key}
              item={item}
              number={index + 1}
              warnings={restrictionTexts(list.draft, index, t)}
              onEdit={() => list.setOpen(item.key)}
            />
          ),
        )}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="tonal"
          onClick={() => list.add(emptyItem())}
          {...(list.isFull ? { unavailable: t("quotes.form.full", { most: MOST_ITEMS }) } : {})}
        >
          <Plus aria-hidden="true" />
          {t("quotes.form.add")}
        </Button>
        <p className="text-sm text-ink2 tabular-nums">
          {t("quotes.form.count", { items: list.items.length, most: MOST_ITEMS })}
        </p>
      </div>
    </>
  );
}

interface ContinueProps {
  list: OpenList;
  quote: string | undefined;
  onIncomplete(): void;
}

function Continue({ list, quote, onIncomplete }: ContinueProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { locale } = usePageData();
  const [busy, setBusy] = useState(false);

  async function goOn() {
    const broken = list.items.find((item) => !isComplete(item, URL.parse));
    if (broken) {
      list.setOpen(broken.key);
      onIncomplete();
      requestAnimationFrame(() => document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    setBusy(true);
    const saved = await list.save();
    setBusy(false);
    const query = quote ? `?${new URLSearchParams({ quote })}` : "";
    if (saved) await navigate(withLocale(`/order-form/summary${query}`, locale));
  }

  return (
    <>
      <Button block size="lg" className="mt-5" busy={busy} onClick={goOn}>
        {t("quotes.form.continue")}
        <ArrowRight aria-hidden="true" />
      </Button>
      <p className="mt-3 text-center text-caption text-balance text-ink2">{t("quotes.form.nothing-now")}</p>
    </>
  );
}
