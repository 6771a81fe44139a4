import { type ReactNode, useState } from "react";
import type { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { COURIER_NOTE_CHARACTERS, GIFT_MESSAGE_CHARACTERS } from "#domain/selling/checkout/extras.ts";
import { CheckoutBlock } from "#storefront/commerce/checkout/checkout-block.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextareaField, TextField } from "#ui/field.tsx";
import type { Checkout } from "../use-checkout.ts";
import { type Extra, shownExtras, wantsName } from "./extras-form.ts";
import { isToDoor } from "./shipping-form.ts";

interface ExtrasProps {
  checkout: Checkout;
  field: ReturnType<typeof useCallForm>["field"];
}

/** The optional extras; each is closed until the buyer opens it. */
export function ExtrasBlock(props: ExtrasProps) {
  const t = useTranslate();
  return (
    <CheckoutBlock title={t("checkout.extras.title")}>
      <ExtrasFields {...props} />
    </CheckoutBlock>
  );
}

export function ExtrasFields({ checkout, field }: ExtrasProps) {
  const t = useTranslate();
  const shown = shownExtras(checkout.data);
  const isOpen = (extra: Extra) => shown.open.includes(extra);
  return (
    <div className="grid gap-1">
      <Foldable extra="company" startsOpen={isOpen("company")}>
        <CompanyFields shown={shown} field={field} />
      </Foldable>
      <div hidden={!isToDoor(checkout)}>
        <Foldable extra="courier_note" startsOpen={isOpen("courier_note")}>
          <TextField
            {...field("courier_note")}
            label={t("checkout.extras.courier_note")}
            hideLabel
            help={t("checkout.extras.courier_note-help", { most: COURIER_NOTE_CHARACTERS })}
            maxLength={COURIER_NOTE_CHARACTERS}
            defaultValue={shown.courier_note}
            className="md:col-span-2"
          />
        </Foldable>
      </div>
      <Foldable extra="gift_message" startsOpen={isOpen("gift_message")}>
        <TextareaField
          {...field("gift_message")}
          label={t("checkout.extras.gift_message")}
          hideLabel
          help={t("checkout.extras.gift_message-help", { most: GIFT_MESSAGE_CHARACTERS })}
          maxLength={GIFT_MESSAGE_CHARACTERS}
          rows={3}
          defaultValue={shown.gift_message}
          className="md:col-span-2"
        />
      </Foldable>
    </div>
  );
}

interface FoldableProps {
  extra: Extra;
  startsOpen: boolean;
  children: ReactNode;
}

function Foldable({ extra, startsOpen, children }: FoldableProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <div>
      <Checkbox name={wantsName(extra)} checked={isOpen} onChange={({ target }) => setOpen(target.checked)}>
        {t(`checkout.extras.${extra}`)}
      </Checkbox>
      <div hidden={!isOpen} className="mt-1 mb-4 grid items-start gap-x-3.5 gap-y-4 md:grid-cols-2">
        {children}
      </div>
    </div>
  );
}

interface CompanyFieldsProps extends Pick<ExtrasProps, "field"> {
  shown: ReturnType<typeof shownExtras>;
}

function CompanyFields({ shown, field }: CompanyFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <TextField
        {...field("company_name")}
        label={t("pro.field.name")}
        defaultValue={shown.company_name}
        autoComplete="organization"
      />
      <TextField {...field("company_code")} label={t("pro.field.code")} defaultValue={shown.company_code} />
      <TextField
        {...field("company_vat_number")}
        label={t("pro.field.vat_number")}
        help={t("pro.field.vat_number-help")}
        defaultValue={shown.company_vat_number}
      />
      <TextField
        {...field("company_address")}
        label={t("checkout.extras.field.address")}
        defaultValue={shown.company_address}
      />
    </>
  );
}
