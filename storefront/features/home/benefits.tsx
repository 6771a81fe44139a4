import { Headset, type LucideIcon, ReceiptEuro, RotateCcw, ShieldCheck } from "lucide-react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { MessageKey } from "../../../i18n/message-key.ts";
import { useServices } from "./services.ts";

interface Benefit {
  icon: LucideIcon;
  title: MessageKey;
  text: MessageKey;
}

const BENEFITS: readonly Benefit[] = [
  { icon: ShieldCheck, title: "home.benefits.protection.title", text: "home.benefits.protection.text" },
  { icon: ReceiptEuro, title: "home.benefits.fees.title", text: "home.benefits.fees.text" },
  { icon: RotateCcw, title: "home.benefits.withdrawal.title", text: "home.benefits.withdrawal.text" },
  { icon: Headset, title: "home.benefits.people.title", text: "home.benefits.people.text" },
];

export function Benefits() {
  const t = useTranslate();
  if (useServices().length === 0) return null;
  return (
    <section aria-labelledby="benefits-title" className="container-page">
      <h2 id="benefits-title" className="visually-hidden">
        {t("home.benefits.title")}
      </h2>
      <ul className="grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {BENEFITS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="icon-frame size-13">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <div className="min-w-0">
              <h3 className="type-h4">{t(title)}</h3>
              <p className="text-sm text-ink2">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
