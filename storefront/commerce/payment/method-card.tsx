import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { PaymentMethod } from "#contracts/shop/selling/checkout-data.ts";
import { METHOD_NAMES } from "#domain/money/payments/method-name.ts";
import { classNames } from "#ui/class-names.ts";
import { radioMarkClass } from "#ui/radio-mark.ts";
import { feeText } from "./fee-text.ts";
import type { ChosenMethod } from "./method-choice.tsx";
import { METHOD_ICONS } from "./method-icons.ts";

interface MethodCardProps {
  method: PaymentMethod;
  currency: string;
  /** Null while another method is chosen. */
  chosen: ChosenMethod | null;
  errorId: string | undefined;
  onChoose: (option: string | null) => void;
}

/** A payment method. Card data is never entered here, only on the provider's own page (SAQ A). */
export function MethodCard({ method, currency, chosen, errorId, onChoose }: MethodCardProps) {
  const t = useTranslate();
  const detailId = useId();
  const Icon = METHOD_ICONS[method.payment_processor_id];
  const name = METHOD_NAMES[method.payment_processor_id];
  return (
    <div
      className={classNames(
        "rounded-card border bg-surface transition-colors",
        chosen ? "border-pri bg-selected inset-ring inset-ring-pri" : "border-line hover:border-line2",
      )}
    >
      <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card px-4.5 py-3.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-pri">
        <input
          type="radio"
          name="payment_method_id"
          value={method.id}
          checked={chosen !== null}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={classNames(errorId, detailId)}
          className={classNames(radioMarkClass, "focus-visible:outline-none")}
          onChange={() => onChoose(null)}
        />
        <Icon aria-hidden="true" className="size-5.5" />
        <span className="min-w-0 grow font-semibold">{t(`payment.method.${name}`)}</span>
        <span id={detailId} className="shrink-0 text-sm text-ink2">
          {feeText(method, currency, t)}
        </span>
      </label>
      {chosen && <p className="px-4.5 pb-4 text-sm text-ink2">{t(`payment.method.${name}-text`)}</p>}
      {method.options.length > 0 && <BankTiles {...{ method, chosen, onChoose }} />}
    </div>
  );
}

/** Banks to choose from in advance; choosing one also chooses the payment method. */
function BankTiles({ method, chosen, onChoose }: Pick<MethodCardProps, "method" | "chosen" | "onChoose">) {
  const t = useTranslate();
  return (
    <fieldset className="min-w-0 px-4.5 pb-4.5">
      <legend className="visually-hidden">{t("payment.method.bank-which")}</legend>
      <div className="grid grid-cols-2 gap-2.5 max-sm:[&>:last-child:nth-child(odd)]:col-span-2 sm:grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))]">
        {method.options.map(({ key, name }) => (
          <label
            key={key}
            className="grid min-h-12 cursor-pointer place-items-center rounded-button border border-line bg-surface px-3 py-2 text-center text-sm font-semibold transition-colors hover:border-line2 has-checked:border-pri has-checked:bg-soft has-checked:text-softink has-checked:inset-ring has-checked:inset-ring-pri has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-pri"
          >
            <input
              type="radio"
              name={`option-of-${method.id}`}
              value={key}
              checked={chosen?.option === key}
              className="visually-hidden"
              onChange={() => onChoose(key)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
