import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Panel } from "./panel.tsx";

const tones = {
  ok: "bg-ok-fill text-ok",
  warn: "bg-warn-fill text-warn",
  bad: "bg-bad-fill text-bad",
  pri: "bg-soft text-softink",
};

interface OutcomeCardProps {
  icon: LucideIcon | null;
  tone: keyof typeof tones;
  title: string;
  text: ReactNode;
  /** Buttons, the primary one first. */
  children?: ReactNode;
}

/** The result of an action: what happened and what comes next. */
export function OutcomeCard({ icon: Icon, tone, title, text, children }: OutcomeCardProps) {
  return (
    <Panel
      padding="none"
      className="mx-auto grid w-full max-w-[560px] justify-items-center px-5 py-9 text-center md:px-10 md:py-11"
    >
      <span className={classNames("mb-6 grid size-18 place-items-center rounded-full", tones[tone])}>
        {Icon ? <Icon aria-hidden="true" /> : <span aria-hidden="true" className="spinner size-7" />}
      </span>
      <div role="status">
        <h1 className="type-h2">{title}</h1>
        <div className="mt-2 text-ui text-pretty text-ink2 wrap-anywhere">{text}</div>
      </div>
      {children && <div className="mt-6 grid w-full gap-2.5">{children}</div>}
    </Panel>
  );
}
