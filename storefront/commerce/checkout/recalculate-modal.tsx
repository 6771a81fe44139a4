import { Equal, TrendingDown, TrendingUp } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatMoney } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { Note } from "#ui/note.tsx";
import type { ModalContentProps } from "../../shell/modals/modal-content.ts";
import { RecalculateTable } from "./recalculate-table.tsx";
import { differenceOf, type RecalculateInput } from "./recalculation.ts";

/** Closing it declines, so a click outside does not close it. */
export function RecalculateModal({ input, open, onHandle }: ModalContentProps<RecalculateInput>) {
  const t = useTranslate();
  const amount = formatMoney(input.totalNow, input.currencyIso, t.language);
  const footer = (
    <>
      <Button variant="outline" className="max-sm:grow" onClick={() => onHandle(false)}>
        {t("modal.recalculate.decline")}
      </Button>
      <Button onClick={() => onHandle(true)}>{t("modal.recalculate.accept", { amount })}</Button>
    </>
  );
  return (
    <Modal
      open={open}
      onHandle={onHandle}
      size="md"
      title={t("modal.recalculate.title")}
      closeLabel={t("a11y.close")}
      footer={footer}
      blockOutsideClose
      data-testid="recalculate-modal"
    >
      <p className="text-ui text-pretty text-ink2">
        {input.quoteNumber === null
          ? t("modal.recalculate.text-checkout")
          : t("modal.recalculate.text", { number: input.quoteNumber })}
      </p>
      <RecalculateTable {...input} />
      <DifferenceNote {...input} />
    </Modal>
  );
}

const looks = {
  less: { tone: "ok", icon: <TrendingDown aria-hidden="true" /> },
  more: { tone: "warn", icon: <TrendingUp aria-hidden="true" /> },
  same: { tone: "info", icon: <Equal aria-hidden="true" /> },
} as const;

function DifferenceNote({ totalBefore, totalNow, currencyIso }: RecalculateInput) {
  const t = useTranslate();
  const difference = differenceOf(totalBefore, totalNow);
  const amount = formatMoney(difference.amount, currencyIso, t.language);
  const sentence = t(`modal.recalculate.difference.${difference.direction}`, { amount });
  const [lead, tail] = sentence.split(amount);
  return (
    <Note {...looks[difference.direction]}>
      {lead}
      {tail && <strong>{amount}</strong>}
      {tail}
    </Note>
  );
}
