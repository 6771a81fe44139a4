import { type LucideIcon, Mail, MessageSquareText, Phone } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Contacts } from "#contracts/shop/content/contacts.ts";
import { formatWeekHours } from "#i18n/opening-hours.ts";
import { Panel } from "#ui/panel.tsx";

interface ContactMethod {
  icon: LucideIcon;
  title: string;
  text: string;
  link: { href: string; text: string };
}

/** How to reach people, each with its hours. */
export function ContactMethods({ contacts: { phone, phone_hours, email } }: { contacts: Contacts }) {
  const t = useTranslate();
  const form = { href: "#write", text: t("contacts.way.form-link") };
  const methods: ContactMethod[] = [
    { icon: MessageSquareText, title: t("contacts.way.form"), text: t("contacts.way.form-text"), link: form },
  ];
  if (phone)
    methods.push({
      icon: Phone,
      title: t("contacts.way.phone"),
      text: formatWeekHours(phone_hours, t.language),
      link: { href: `tel:${phone.replaceAll(/[^+\d]/g, "")}`, text: phone },
    });
  if (email)
    methods.push({
      icon: Mail,
      title: t("contacts.way.email"),
      text: t("contacts.within-a-day"),
      link: { href: `mailto:${email}`, text: email },
    });
  return (
    <ul aria-label={t("contacts.ways")} className="grid gap-4 sm:grid-cols-3">
      {methods.map(({ icon: Icon, title, text, link }) => (
        <Panel
          key={link.href}
          as="li"
          padding="none"
          className="grid content-start gap-x-4 p-5 max-sm:grid-cols-[auto_minmax(0,1fr)]"
        >
          <span className="icon-frame size-11 max-sm:row-span-3">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <h2 className="type-h4 sm:mt-3">{title}</h2>
          <p className="text-sm text-ink2">{text}</p>
          <a
            href={link.href}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-pri hover:underline"
          >
            {link.text}
          </a>
        </Panel>
      ))}
    </ul>
  );
}
