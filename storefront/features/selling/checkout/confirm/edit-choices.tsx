import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { BalanceSwitch } from "#storefront/commerce/payment/balance-switch.tsx";
import { Button } from "#ui/button.tsx";
import { Methods } from "../payment/methods.tsx";
import { useBalance } from "../payment/use-balance.ts";
import { CourierChoice } from "../shipping/courier-choice.tsx";
import type { Checkout } from "../use-checkout.ts";

interface EditProps {
  checkout: Checkout;
  onDone: () => void;
}

/** CHECKOUT-09: each choice is stored as it is made. */
export function EditDelivery({ checkout, onDone }: EditProps) {
  const t = useTranslate();
  const { data, state } = checkout;
  const isMissing = data.delivery?.local_delivery !== state.delivery_method || state.delivery_method < 0;
  const error = state.delivery_method < 0 ? t("validation.choice") : undefined;
  return (
    <Editor canClose={!isMissing} onDone={onDone}>
      <CourierChoice checkout={checkout} error={error} pointError={isMissing ? t("validation.choice") : undefined} />
    </Editor>
  );
}

/** CHECKOUT-11 */
export function EditPayment({ checkout, onDone }: EditProps) {
  const { data, state, totals } = checkout;
  const handleBalanceChange = useBalance(checkout);
  const hasBalance = data.balance !== null && data.balance.amount > 0;
  return (
    <Editor canClose onDone={onDone}>
      {hasBalance && (
        <BalanceSwitch
          available={data.balance?.amount ?? totals.balance}
          currency={data.currency}
          isUsed={state.balance !== null}
          onChange={handleBalanceChange}
        />
      )}
      {totals.without_fee > 0 && <Methods checkout={checkout} error={undefined} />}
    </Editor>
  );
}

interface EditorProps {
  canClose: boolean;
  onDone: () => void;
  children: ReactNode;
}

function Editor({ canClose, onDone, children }: EditorProps) {
  const t = useTranslate();
  return (
    <div className="grid gap-4">
      {children}
      <Button className="justify-self-end" aria-disabled={!canClose || undefined} onClick={() => canClose && onDone()}>
        {t("checkout.review.done")}
      </Button>
    </div>
  );
}
