import { FormProblems } from "#client/forms/form-problems.tsx";
import { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { checkExtras, extrasFor, type TypedExtras } from "#domain/selling/checkout/extras.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { ExtrasList } from "#storefront/commerce/orders/extras-list.tsx";
import { Button } from "#ui/button.tsx";
import { ExtrasFields } from "../shipping/extras-block.tsx";
import { readTypedExtras } from "../shipping/extras-form.ts";
import { isToDoor } from "../shipping/shipping-form.ts";
import type { Checkout } from "../use-checkout.ts";
import type { ReviewedProps } from "./review.tsx";
import { ReviewBlock } from "./review-block.tsx";

/** The extras of the checkout; most buyers have none. */
export function ReviewedExtras({ checkout, isOpen, onChange, onDone }: ReviewedProps) {
  const t = useTranslate();
  const extras = extrasFor(checkout.data.extras, { isToDoor: isToDoor(checkout) });
  if (!extras && !isOpen) return null;
  const editor = isOpen && <EditExtras checkout={checkout} onDone={onDone} />;
  return (
    <ReviewBlock title={t("checkout.extras.review")} onChange={onChange} editor={editor}>
      {extras && <ExtrasList extras={extras} />}
    </ReviewBlock>
  );
}

function EditExtras({ checkout, onDone }: { checkout: Checkout; onDone: () => void }) {
  const t = useTranslate();
  const { params, send } = checkout;

  async function save(extras: TypedExtras): Promise<void> {
    await send(() => browserApi.checkout.setExtras({ ...params, ...extras }));
    onDone();
  }

  const { props, field, busy, ...problems } = useCallForm({ read: readTypedExtras, check: checkExtras, send: save });
  return (
    <form {...props} className="grid gap-4">
      <div className="empty:hidden">
        <FormProblems {...problems} />
      </div>
      <ExtrasFields checkout={checkout} field={field} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onDone}>
          {t("account.cancel")}
        </Button>
        <Button type="submit" busy={busy} busyLabel={t("checkout.busy")}>
          {t("checkout.review.save")}
        </Button>
      </div>
    </form>
  );
}
