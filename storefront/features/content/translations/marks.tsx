import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import type { Mark } from "./find-marks.ts";
import { useViewer } from "./viewer-texts.ts";

/** A dashed edge around every text of a message; the page below stays as it is. */
export function Marks({ marks, onOpen }: { marks: readonly Mark[]; onOpen: (mark: Mark) => void }) {
  const t = useTranslate();
  const { changed } = useViewer();
  return (
    <div className="pointer-events-none fixed inset-0 z-40 overflow-hidden">
      {marks.map((mark, index) => {
        const { key, text, light, ...place } = mark;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: one message may stand on the page several times
            key={`${key} ${index}`}
            type="button"
            title={key}
            aria-label={t("translations.viewer.mark", { key, text })}
            onClick={() => onOpen(mark)}
            style={{ ...place, borderColor: light }}
            className={classNames(
              "pointer-events-auto absolute cursor-pointer rounded-sm border border-dashed outline-offset-2",
              changed.includes(key) ? "border-info bg-info/20" : "border-pri hover:bg-pri/10",
            )}
          />
        );
      })}
    </div>
  );
}
