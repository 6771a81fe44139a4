import { Check } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ShortText } from "#domain/content/content/blocks.ts";
import { buttonClass } from "#ui/button-class.ts";
import { classNames } from "#ui/class-names.ts";
import { Panel } from "#ui/panel.tsx";
import { Runs } from "../blocks/runs.tsx";
import { TextLink } from "../blocks/text-link.tsx";

interface ShortCardProps {
  short: ShortText;
  lang: string | undefined;
  className: string;
}

/** The summary of an article: its facts and one button. */
export function ShortCard({ short: { facts, button }, lang, className }: ShortCardProps) {
  const t = useTranslate();
  return (
    <Panel title={t("content.in-short")} titleClassName="type-h4" className={className}>
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
    </Panel>
  );
}
