import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { MessageKey } from "#i18n/message-key.ts";
import { Note } from "#ui/note.tsx";
import { OptionRow } from "./option-row.tsx";
import type { groupOptions, PaletteOption } from "./options.ts";

interface PaletteListProps {
  id: string;
  groups: ReturnType<typeof groupOptions>;
  active: PaletteOption | undefined;
  domIdOf: (option: PaletteOption) => string;
  onPoint: (id: string) => void;
  onChoose: (option: PaletteOption) => void;
  isSearching: boolean;
  problem: MessageKey | null;
}

export function PaletteList(props: PaletteListProps) {
  const { id, groups, active, domIdOf, onPoint, onChoose, isSearching, problem } = props;
  const t = useTranslate();
  const isEmpty = groups.length === 0 && !isSearching && !problem;
  return (
    <div className="min-h-80 border-t border-line p-3">
      <div id={id} role="listbox" aria-label={t("staff.palette.title")} aria-busy={isSearching}>
        {groups.map(({ kind, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox holds options, not fields
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="mb-2">
            <p id={`${id}-${kind}`} className="px-3 pt-2 pb-1 text-caption text-ink2">
              {t(`staff.palette.group.${kind}`)}
            </p>
            {options.map((option) => (
              <OptionRow
                key={option.id}
                domId={domIdOf(option)}
                option={option}
                isActive={option === active}
                onPoint={() => onPoint(option.id)}
                onChoose={() => onChoose(option)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="px-3 text-sm text-ink2">
        {isEmpty && t("staff.palette.nothing")}
      </p>
      {problem && (
        <Note tone="bad" live>
          {t(problem)}
        </Note>
      )}
    </div>
  );
}
