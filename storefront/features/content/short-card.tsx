import { Check } from "lucide-react";
import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ShortText } from "#domain/content/blocks.ts";
import { buttonClass } from "#ui/button-class.ts";
import { classNames } from "#ui/class-names.ts";
import { Runs } from "./runs.tsx";
import { TextLink } from "./text-link.tsx";

interface ShortCardProps {
  short: ShortText;
  lang: string | undefined;
  className: string;
}

/** The summary of an article: its facts and one button. */
export function ShortCard({ short: { facts, button }, lang, className }: ShortCardProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames("rounded-panel border border-line bg-surface p-5 md:p-6", className)}
    >
      <h2 id={id} className="type-h4">
        {t("content.in-short")}
      </h2>
      <ul lang={lang} className="mt-4 grid gap-3.5">
        {facts.map((runs, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a text have no other identity and never move
          <li key={index} className="flex gap-3 text-sm text-ink2 [&_strong]:text-ink">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-field bg-soft text-softink"
            >
              <Check className="size-4.5" />
            </span>
            <span className="min-w-0 pt-1.5 wrap-anywhere">
              <Runs runs={runs} />
            </span>
          </li>
        ))}
      </ul>
      {button && (
        <TextLink href={button.href} className={classNames(buttonClass({ size: "sm", block: true }), "mt-5")}>
          <span lang={lang}>{button.label}</span>
        </TextLink>
      )}
    </section>
  );
}
