import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** neutral: over · warn: waits for the customer · pri: ours, in progress · info: moving · ok: good end · bad: stopped */
export type PillTone = "neutral" | "warn" | "pri" | "info" | "ok" | "bad";

const tones: Record<PillTone, string> = {
  neutral: "bg-sunk text-ink2",
  warn: "bg-warn-fill text-warn",
  pri: "bg-soft text-softink",
  info: "bg-info-fill text-info",
  ok: "bg-ok-fill text-ok",
  bad: "bg-bad-fill text-bad",
};

export interface PillProps {
  tone?: PillTone;
  /** The dot marks the state of a thing; a plain label goes without. */
  dot?: boolean;
  className?: string;
  children: ReactNode;
}

export function Pill({ tone = "neutral", dot = true, className, children }: PillProps) {
  return (
    <span
      className={classNames(
        "inline-flex min-h-6.5 items-center gap-2 rounded-full border border-transparent px-2.5 text-caption font-semibold",
        tones[tone],
        className,
      )}
    >
      {dot && <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />}
      {children}
    </span>
  );
}
