import { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { checkRecipient } from "#domain/people/identity/address-rules.ts";
import { TextField } from "#ui/field.tsx";
import { useVisitor } from "../../shell/visitor/current-user.ts";
import { NameFields, PhoneField } from "../addresses/address-fields.tsx";
import { readAddress } from "../addresses/read-address.ts";
import { type Recipients, recipientOf } from "./recipient-of.ts";

interface PickupRecipientProps {
  chosen: Recipients;
  countryId: number;
  onSave(address: ReturnType<typeof recipientOf>): Promise<unknown>;
}

/** Whom a pickup point gives it to: no street. Saved when a field is left, as every other choice of the page. */
export function PickupRecipient({ chosen, countryId, onSave }: PickupRecipientProps) {
  const t = useTranslate();
  const { user } = useVisitor();
  const address = recipientOf(chosen, countryId);
  const { props, field } = useCallForm({
    read: (typed) => ({ ...readAddress(typed), first_address: "", city: "", zip: "", country_id: countryId }),
    check: (typed) => checkRecipient(typed, chosen.countries),
    send: async (typed) => void (await onSave(typed)),
  });
  return (
    <form
      {...props}
      className="grid items-start gap-x-3.5 gap-y-4 md:grid-cols-2"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        currentTarget.requestSubmit();
      }}
    >
      <NameFields address={address} field={field} />
      <PhoneField address={address} countries={chosen.countries} field={field} />
      {user && (
        <TextField
          label={t("auth.field.email")}
          value={user.email}
          help={t("forwarding.recipient.email-help")}
          type="email"
          readOnly
        />
      )}
    </form>
  );
}
