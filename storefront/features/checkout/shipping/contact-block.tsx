import { useRevalidator } from "react-router";
import type { useCallForm } from "../../../../client/forms/use-call-form.ts";
import { useTranslate } from "../../../../client/i18n/messages-provider.tsx";
import { TextField } from "../../../../ui/field.tsx";
import { openModal } from "../../../shell/modals/modal-store.ts";
import { blockLinkClass, CheckoutBlock } from "../checkout-block.tsx";

interface ContactBlockProps {
  email: string | null;
  field: ReturnType<typeof useCallForm>["field"];
}

/** CHECKOUT-08: a guest enters an e-mail or signs in. */
export function ContactBlock({ email, field }: ContactBlockProps) {
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  // A signed-in customer has saved addresses and a balance.
  const handleLogin = (isSignedIn: boolean) => isSignedIn && revalidate();
  const signIn = (
    <button type="button" className={blockLinkClass} onClick={() => openModal("login", {}, handleLogin)}>
      {t("checkout.contact.sign-in")}
    </button>
  );
  return (
    <CheckoutBlock title={t("checkout.contact.title")} action={signIn}>
      <TextField
        {...field("email")}
        type="email"
        label={t("auth.field.email")}
        help={t("checkout.contact.help")}
        defaultValue={email ?? ""}
        autoComplete="email"
      />
    </CheckoutBlock>
  );
}
