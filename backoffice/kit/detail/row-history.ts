import type { MessageKey } from "#i18n/message-key.ts";
import type { Translate } from "#i18n/translate.ts";
import type { PillTone } from "#ui/pill.tsx";
import type { TimelineEntry } from "./detail.ts";

/** An entry as `/<noun>/get` answers it. */
interface Happened {
  at: string;
  kind: "state" | "mail" | "staff";
  event: string;
  by: string | null;
  note: string | null;
}

interface HistoryTexts<Entry extends Happened> {
  /** The text of a status event. */
  labelOf(event: string): MessageKey;
  tones: Readonly<Partial<Record<string, PillTone>>>;
  /** Calls whose effect is a status event already, with the member's name. */
  moves(call: string): boolean;
  timeline: readonly Entry[];
}

/** The events, mails and calls of a row that has a machine, in words. */
export const rowHistory = <Entry extends Happened>(
  { timeline, labelOf, tones, moves }: HistoryTexts<Entry>,
  t: Translate,
): TimelineEntry[] =>
  timeline
    .filter(({ kind, event }) => kind !== "staff" || !moves(event))
    .map(({ at, kind, event, by, note }) => ({
      at,
      by,
      note,
      text: kind === "state" ? t(labelOf(event)) : t(`staff.detail.event.${kind}`, { event }),
      tone: kind === "state" ? (tones[event] ?? "pri") : "neutral",
    }));
