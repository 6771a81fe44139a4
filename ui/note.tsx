import { CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type NoteTone = "info" | "ok" | "warn" | "bad";

const looks = {
  info: { icon: Info, colours: "bg-info-fill text-info-note" },
  ok: { icon: CircleCheck, colours: "bg-ok-fill text-ok-note" },
  warn: { icon: TriangleAlert, colours: "bg-warn-fill text-warn-note" },
  bad: { icon: CircleX, colours: "bg-bad-fill text-bad-note" },
} as const;

export interface NoteProps {
  tone?: NoteTone;
  /** Replaces the tone's icon. */
  icon?: ReactNode;
  /** For a note that appears after an action: announced politely, or assertively when its tone is bad. */
  live?: boolean;
  className?: string;
  children: ReactNode;
}

export function Note({ tone = "info", icon, live, className, children }: NoteProps) {
  const { icon: Icon, colours } = looks[tone];
  const liveRole = tone === "bad" ? "alert" : "status";
  return (
    <div
      role={live ? liveRole : undefined}
      className={classNames("flex items-start gap-3 rounded-field px-4 py-3.5 text-sm", colours, className)}
    >
      <span className="grid h-5 shrink-0 place-items-center [&_svg]:size-5">{icon ?? <Icon aria-hidden="true" />}</span>
      <div className="min-w-0 grow wrap-anywhere">{children}</div>
    </div>
  );
}
