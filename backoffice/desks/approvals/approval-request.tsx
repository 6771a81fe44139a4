import { ArrowRight, Fingerprint } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Note } from "#ui/note.tsx";
import { initialsOf } from "../../frame/bars/initials.ts";
import { shownMoney } from "../../kit/shown.ts";
import type { Approval } from "./approval-detail.tsx";

/** The one who asked, the one who decides, the amount, and the reason in the words of the first. */
export function Request({ approval }: { approval: Approval }) {
  const t = useTranslate();
  const { kind, amount, customer, reason, requested_by, is_own, decided_by, state, next_events } = approval;
  const sign = kind === "adjustment" && amount > 0 ? "+" : "";
  const decider = next_events.includes("approve") ? t("staff.approvals.you") : t("staff.approvals.colleague");
  return (
    <div className="grid gap-4 text-sm">
      <div>
        {customer && (
          <p className="text-ink2 wrap-anywhere">{[customer.name, customer.email].filter(Boolean).join(", ")}</p>
        )}
        <p className="type-h2 tabular-nums">
          {sign}
          {shownMoney(approval, t)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Person mark={initialsOf(requested_by)} name={is_own ? t("staff.approvals.you") : requested_by}>
          {t("staff.approvals.asked")}
        </Person>
        {decided_by !== null && (
          <>
            <Arrow />
            <Person mark={initialsOf(decided_by)} name={decided_by}>
              {t("staff.approvals.decided")}
            </Person>
          </>
        )}
        {state === "pending" && (
          <>
            <Arrow />
            <Person mark={<Fingerprint aria-hidden="true" className="size-5" />} name={decider} isEmpty>
              {t("staff.approvals.decides")}
            </Person>
          </>
        )}
      </div>
      <blockquote className="rounded-card bg-sunk p-4 whitespace-pre-line wrap-anywhere">{reason}</blockquote>
      {is_own && state === "pending" && <Note>{t("staff.approvals.own")}</Note>}
    </div>
  );
}

const Arrow = () => <ArrowRight aria-hidden="true" className="size-4 text-ink3 rtl:-scale-x-100" />;

interface PersonProps {
  mark: ReactNode;
  name: string;
  /** A place that nobody has taken yet. */
  isEmpty?: boolean;
  /** The part of the person in the request. */
  children: ReactNode;
}

const Person = ({ mark, name, isEmpty = false, children }: PersonProps) => (
  <div className="flex items-center gap-2.5">
    <span
      aria-hidden="true"
      className={`grid size-9 shrink-0 place-items-center rounded-full text-caption font-semibold ${
        isEmpty ? "border-2 border-dashed border-pri text-pri" : "bg-soft text-softink"
      }`}
    >
      {mark}
    </span>
    <div>
      <p className="font-semibold">{name}</p>
      <p className="text-ink2">{children}</p>
    </div>
  </div>
);
