import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatMoney } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { CheckoutClosed } from "../checkout-closed.tsx";
import { CheckoutFrame } from "../checkout-frame.tsx";
import type { StepData } from "../load-step.ts";
import { useCheckout } from "../use-checkout.ts";
import { Agreement, focusAgreement } from "./agreement.tsx";
import { missingPart, type ReviewedPart } from "./missing-part.ts";
import { Review } from "./review.tsx";
import { useOrderAndPay } from "./use-order-and-pay.ts";

/** ROUTE-26: reviews all choices, each of which can be changed here; its button obliges the customer to pay. */
export function ConfirmStep({ data: loaded }: StepData) {
  const t = useTranslate();
  const checkout = useCheckout(loaded, "confirm");
  const { data, isSettling } = checkout;
  const { busy, problem, order } = useOrderAndPay(checkout);
  const [editing, setEditing] = useState<ReviewedPart | null>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  if (checkout.isClosed) return <CheckoutClosed />;

  function handleOrder() {
    const missing = missingPart(data);
    setMissing(!isAgreed);
    // A change on this page may have made another choice impossible.
    if (missing) setEditing(missing);
    else if (isAgreed) void order(data);
    else focusAgreement();
  }

  const action = (
    <Button block size="lg" busy={busy || isSettling} busyLabel={t("checkout.confirm.busy")} onClick={handleOrder}>
      {t("checkout.confirm.order", { amount: formatMoney(data.totals.final, data.currency, t.language) })}
    </Button>
  );
  const error = isMissing && !isAgreed ? t("validation.agree") : undefined;
  return (
    <CheckoutFrame
      checkout={checkout}
      title={t("checkout.confirm.title")}
      description={t("checkout.description")}
      action={action}
      terms={<Agreement isAgreed={isAgreed} error={error} onChange={setAgreed} />}
    >
      {problem && (
        <Note tone="bad" live>
          {t(problem)}
        </Note>
      )}
      <Review checkout={checkout} editing={editing} onEdit={setEditing} />
    </CheckoutFrame>
  );
}
