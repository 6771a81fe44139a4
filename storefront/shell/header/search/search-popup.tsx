import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { optionAfter } from "#domain/catalogue/search/option-step.ts";
import { SUGGESTIONS_FROM_CHARACTERS } from "#domain/catalogue/search/search-limits.ts";
import { useQueryKey } from "./query-key.ts";
import { forgetSearch, rememberSearch, useRecentSearches } from "./recent-searches.ts";
import { SearchOptionRow } from "./search-option-row.tsx";
import { linkGroups, type OptionGroup, recentGroups, suggestedGroups } from "./search-options.ts";
import { SearchPopupFoot } from "./search-popup-foot.tsx";
import { useSuggestions } from "./suggestions.ts";
import { type PopupHandle, SEARCH_LIST_ID, type SearchBox } from "./use-search-box.ts";

interface SearchPopupProps {
  ref: Ref<PopupHandle>;
  text: string;
  /** The text of the results page; empty on other pages. */
  current: string;
  /** Whether the text is a link for a purchase on request. */
  buys: boolean;
  buysFromLinks: boolean;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  onBox: (box: SearchBox) => void;
}

const optionId = (at: number) => `search-option-${at}`;

/** The suggestions below the field. The field keeps the focus; the list handles its keys. */
export function SearchPopup({ ref, text, current, buys, buysFromLinks, isOpen, setOpen, onBox }: SearchPopupProps) {
  const t = useTranslate();
  const queryKey = useQueryKey();
  const groups = useGroups(text, buys, queryKey);
  const options = groups.flatMap((group) => group.options);
  const isShown = isOpen && options.length > 0;
  const [active, setActive] = useActiveOption(text, isShown);

  useEffect(() => {
    onBox({ isShown, activeId: active === -1 ? undefined : optionId(active) });
    document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [onBox, isShown, active]);

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Escape" && isShown) {
      event.stopPropagation();
      return setOpen(false);
    }
    const option = options[active];
    if (event.key === "Enter" && option && isShown) {
      event.preventDefault();
      return document.getElementById(optionId(active))?.click();
    }
    if (event.key === "Delete" && option?.kind === "recent") return forgetSearch(option.text);
    const next = optionAfter(event.key, isShown ? active : -1, options.length);
    if (next === null) return;
    event.preventDefault();
    setOpen(true);
    setActive(next);
  }

  useImperativeHandle(ref, () => ({ handleKey }));

  // On render, not on submit: the search may have started before this code was loaded.
  useEffect(() => rememberSearch(current), [current]);

  return (
    <>
      {!buys && <input type="hidden" name="queryKey" value={queryKey} />}
      <p role="status" className="visually-hidden">
        {isShown && t("search.found", { count: options.length })}
      </p>
      {isShown && (
        <Sheet>
          <OptionList groups={groups} typed={text} active={active} onChoose={() => setOpen(false)} />
          <SearchPopupFoot buysFromLinks={buysFromLinks} isRecent={groups[0]?.kind === "recent"} />
        </Sheet>
      )}
    </>
  );
}

function useGroups(text: string, buys: boolean, queryKey: string): OptionGroup[] {
  const typed = text.trim();
  const recent = useRecentSearches();
  const suggestions = useSuggestions(buys ? "" : typed);
  if (buys) return linkGroups(typed);
  if (typed === "") return recentGroups(recent, queryKey);
  return typed.length < SUGGESTIONS_FROM_CHARACTERS ? [] : suggestedGroups(typed, queryKey, suggestions);
}

/** No option is active until a key chooses one; a changed text or a closed list resets it. */
function useActiveOption(text: string, isShown: boolean) {
  const [chosen, setChosen] = useState({ text, at: -1 });
  const active = isShown && chosen.text === text ? chosen.at : -1;
  return [active, (at: number) => setChosen({ text, at })] as const;
}

function Sheet({ children }: { children: React.ReactNode }) {
  return (
    <>
      {/* A press within the list must not take the focus from the field. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: not an interactive element */}
      <div
        onMouseDown={(event) => event.preventDefault()}
        className="absolute -inset-x-0.5 top-full z-10 mt-2 max-h-[calc(100dvh-13.5rem)] tablet:max-h-[calc(100dvh-10rem)] overflow-y-auto overscroll-contain rounded-card bg-surface text-ink shadow-sh3 [&_:focus-visible]:outline-pri"
      >
        {children}
      </div>
      {createPortal(<div aria-hidden="true" className="fixed inset-0 z-30 bg-backdrop opacity-84" />, document.body)}
    </>
  );
}

interface OptionListProps {
  groups: readonly OptionGroup[];
  typed: string;
  active: number;
  onChoose: () => void;
}

function OptionList({ groups, typed, active, onChoose }: OptionListProps) {
  const t = useTranslate();
  let at = 0;
  return (
    <div role="listbox" id={SEARCH_LIST_ID} aria-label={t("search.list")} className="p-3">
      {groups.map(({ kind, title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={kind} role="group" aria-label={title ? t(title) : undefined} className="not-first:mt-2">
          {title && (
            <p aria-hidden="true" className="px-3 pt-1.5 pb-1 text-caption font-label text-ink3">
              {t(title)}
            </p>
          )}
          {options.map((option) => {
            const index = at++;
            return (
              <SearchOptionRow
                key={option.to}
                id={optionId(index)}
                option={option}
                typed={typed}
                isActive={index === active}
                onChoose={onChoose}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
