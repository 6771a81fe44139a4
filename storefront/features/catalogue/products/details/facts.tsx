import { ReceiptText, RotateCcw, ShieldCheck } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";

const FACTS = [
  { name: "withdrawal", icon: RotateCcw },
  { name: "fees", icon: ReceiptText },
  { name: "protection", icon: ShieldCheck },
] as const;

export function Facts() {
  const t = useTranslate();
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
      {FACTS.map(({ name, icon: Icon }) => (
        <li key={name} className="flex gap-3.5">
          <Icon aria-hidden="true" className="size-5" />
          <p>
            <span className="block text-ui font-semibold">{t(`home.benefits.${name}.title`)}</span>
            <span className="block text-sm text-ink2">{t(`home.benefits.${name}.text`)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
