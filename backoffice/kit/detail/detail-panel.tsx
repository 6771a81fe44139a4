import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Note } from "#ui/note.tsx";
import { Pill } from "#ui/pill.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useShortcuts } from "../../frame/shortcuts.ts";
import { RowColumns } from "../facts.tsx";
import { type DetailDefinition, titleOf } from "./detail.ts";
import { DetailActions } from "./detail-actions.tsx";
import { PaperButtons } from "./paper-buttons.tsx";
import { Timeline } from "./timeline.tsx";

interface DetailPanelProps<Item> {
  detail: DetailDefinition<Item>;
  name: string;
  onClose: () => void;
}

/** A row beside its list; on a phone over it. */
export function DetailPanel<Item>({ detail, name, onClose }: DetailPanelProps<Item>) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: item, error } = useQuery({ queryKey: [detail.name, "one", name], queryFn: () => detail.read(name) });
  useShortcuts([{ keys: "Escape", label: "staff.detail.close", run: onClose }]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      aria-labelledby="detail-title"
      aria-busy={!item && !error}
      className="fixed inset-0 z-30 overflow-y-auto overscroll-contain bg-surface md:start-auto md:top-16 md:w-120 md:border-s md:border-line md:shadow-sh3 2xl:sticky 2xl:inset-auto 2xl:top-20 2xl:max-h-[calc(100dvh-6rem)] 2xl:shrink-0 2xl:rounded-card 2xl:border 2xl:shadow-none"
    >
      <div className="sticky top-0 z-10 flex min-h-16 items-center gap-3 border-b border-line bg-surface ps-5 pe-2.5">
        <h2 ref={heading} id="detail-title" tabIndex={-1} className="type-h3 outline-none">
          {item ? titleOf(detail, item) : name}
        </h2>
        <div className="me-auto flex flex-wrap gap-1.5">
          {item &&
            detail.statusOf(item).map(({ label, tone }) => (
              <Pill key={label} tone={tone}>
                {t(label)}
              </Pill>
            ))}
        </div>
        <IconButton label={t("staff.detail.close")} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid grid-cols-1 gap-7 p-5">
        {error && (
          <Note tone="bad" live>
            {t(readRefusal(error).problem)}
          </Note>
        )}
        {!item && !error && <DetailSkeleton />}
        {item && <DetailContent key={name} detail={detail} item={item} />}
      </div>
    </aside>
  );
}

function DetailContent<Item>({ detail, item }: { detail: DetailDefinition<Item>; item: Item }) {
  const t = useTranslate();
  const entries = detail.timelineOf?.(item, t) ?? [];
  return (
    <>
      <DetailActions detail={detail} item={item} />
      <RowColumns columns={detail.facts} row={item} />
      <PaperButtons row={item} name={titleOf(detail, item)} papers={detail.papers ?? []} />
      {detail.sections.map(({ id, title, show }) => {
        const content = show(item, t);
        return content === null ? null : (
          <section key={id} aria-labelledby={`detail-${id}`}>
            <h3 id={`detail-${id}`} className="mb-2.5 type-h4">
              {t(title)}
            </h3>
            {content}
          </section>
        );
      })}
      {entries.length > 0 && <Timeline entries={entries} />}
    </>
  );
}

const DetailSkeleton = () => (
  <>
    <Skeleton className="h-10 w-2/3 rounded-button" />
    <Skeleton className="h-40 w-full rounded-card" />
    <Skeleton className="h-60 w-full rounded-card" />
  </>
);
