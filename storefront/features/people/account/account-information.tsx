import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { AccountSection } from "./account-section.tsx";
import { ContactForm } from "./contact-form.tsx";
import { DeviceList } from "./device-list.tsx";
import { EmailState } from "./email-state.tsx";
import { EraseAccount } from "./erase-account.tsx";
import { ExportForm } from "./export-form.tsx";
import type { AccountInformationData } from "./load-account.ts";
import { MarketingSwitch } from "./marketing-switch.tsx";
import { PasswordForm } from "./password-form.tsx";

/** ROUTE-40, ACCOUNT-06 */
export function AccountInformation({ contact, devices, isSubscribed }: Omit<AccountInformationData, "user">) {
  const t = useTranslate();
  return (
    <div className="grid gap-5">
      <AccountSection title={t("account.contact.title")}>
        <EmailState contact={contact} />
        {/* The key resets the form to the current address: a pending one is not in use yet. */}
        <ContactForm key={`${contact.email} ${contact.pending_email}`} contact={contact} />
      </AccountSection>
      <AccountSection title={t("account.password.title")} text={t("account.password.text")}>
        <PasswordForm email={contact.email} />
      </AccountSection>
      <AccountSection title={t("account.devices.title")}>
        <DeviceList devices={devices} />
      </AccountSection>
      <AccountSection title={t("account.marketing.title")}>
        <MarketingSwitch isSubscribed={isSubscribed} isEmailConfirmed={contact.is_email_confirmed} />
      </AccountSection>
      <AccountSection title={t("account.data.title")} text={t("account.data.text")}>
        <ExportForm />
      </AccountSection>
      <AccountSection title={t("account.erase.title")} text={t("account.erase.text")}>
        <EraseAccount />
      </AccountSection>
    </div>
  );
}
