import { Search } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LIST_SEARCH_MAX_LENGTH } from "#domain/shared/limits/lists.ts";

interface PaletteFieldProps {
  value: string;
  onChange: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  listId: string;
  activeId: string | undefined;
  isExpanded: boolean;
}

export function PaletteField({ value, onChange, onKeyDown, listId, activeId, isExpanded }: PaletteFieldProps) {
  const t = useTranslate();
  return (
    <div className="flex items-center gap-3">
      <Search aria-hidden="true" className="size-5.5 text-ink2" />
      <input
        role="combobox"
        aria-label={t("staff.palette.placeholder")}
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIST_SEARCH_MAX_LENGTH}
        placeholder={t("staff.palette.placeholder")}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-h-11 w-full min-w-0 bg-transparent text-lg outline-none placeholder:text-ink3"
      />
    </div>
  );
}
