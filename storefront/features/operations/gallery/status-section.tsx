import { Note } from "#ui/note.tsx";
import { Pill, type PillTone } from "#ui/pill.tsx";
import { GalleryRow } from "./gallery-row.tsx";

const pills: readonly [PillTone, string][] = [
  ["neutral", "Draft"],
  ["warn", "Awaiting payment"],
  ["pri", "Priced"],
  ["pri", "Bought"],
  ["info", "On the way"],
  ["info", "In customs"],
  ["warn", "Needs your answer"],
  ["ok", "At the pickup point"],
  ["ok", "Delivered"],
  ["bad", "On hold"],
  ["bad", "Payment failed"],
  ["neutral", "Refunded"],
];

export function PillSection() {
  return (
    <GalleryRow title="Status pills">
      <div className="flex flex-wrap gap-2.5">
        {pills.map(([tone, text]) => (
          <Pill key={text} tone={tone}>
            {text}
          </Pill>
        ))}
        <Pill tone="ok" dot={false}>
          In stock
        </Pill>
      </div>
    </GalleryRow>
  );
}

export function NoteSection() {
  return (
    <GalleryRow title="Notes">
      <div className="grid gap-3 md:grid-cols-2">
        <Note>Customs clearance usually takes a day.</Note>
        <Note tone="ok">Payment received. A receipt is on its way.</Note>
        <Note tone="warn">Free storage ends in 4 days.</Note>
        <Note tone="bad">The card was declined. Nothing was charged.</Note>
      </div>
    </GalleryRow>
  );
}
