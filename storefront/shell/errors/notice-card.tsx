import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Panel } from "#ui/panel.tsx";

const tones = { bad: "bg-bad-fill text-bad", info: "bg-info-fill text-info", ok: "bg-ok-fill text-ok" };

interface NoticeCardProps {
  icon: LucideIcon;
  tone: keyof typeof tones;
  title: string;
  text: string;
  /** For a card that replaces the page: announced at once. */
  alerts?: boolean;
  children?: ReactNode;
}

/** The text explains the situation; the children offer the next steps. */
export function NoticeCard({ icon: Icon, tone, title, text, alerts, children }: NoticeCardProps) {
  return (
    <Panel as="div" padding="none" className="grid w-full max-w-[640px] gap-5 p-6 sm:grid-cols-[auto_1fr] sm:p-8">
      <span className={classNames("grid size-13 place-items-center rounded-card", tones[tone])}>
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <div className="min-w-0">
        <div role={alerts ? "alert" : undefined}>
          <h1 className="type-h3">{title}</h1>
          <p className="mt-1 text-ink2">{text}</p>
        </div>
        {children}
      </div>
    </Panel>
  );
}
