import { Columns3, Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LIST_SEARCH_MAX_LENGTH } from "#domain/shared/limits/lists.ts";
import { buttonClass } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Menu } from "#ui/menu/menu.tsx";
import type { ListAddress } from "./address.ts";
import { FilterChip } from "./filter-chip.tsx";
import type { ListDefinition } from "./list.ts";
import type { Columns } from "./use-columns.ts";
import type { ChangeAddress } from "./use-list-address.ts";
import { SEARCH_FIELD_ID } from "./use-list-keys.ts";

interface ListToolsProps<Row> {
  list: ListDefinition<Row>;
  address: ListAddress;
  onChange: ChangeAddress;
  columns: Columns<Row>;
}

/** The search, a chip for each filter, and the choice of columns. */
export function ListTools<Row>({ list, address, onChange, columns }: ListToolsProps<Row>) {
  const t = useTranslate();
  const { chosen } = address;
  const choose = (name: string) => (text: string | null) => {
    const { [name]: _, ...others } = chosen;
    onChange({ chosen: text === null ? others : { ...others, [name]: text } });
  };
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3">
      {list.search && (
        <SearchField label={t(list.search)} value={address.search} onSearch={(search) => onChange({ search })} />
      )}
      {list.filters.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          text={chosen[filter.name] ?? null}
          onChoose={choose(filter.name)}
        />
      ))}
      <Menu
        align="end"
        className="ms-auto max-md:hidden"
        trigger={
          <>
            <Columns3 aria-hidden="true" />
            {t("staff.list.columns")}
          </>
        }
        triggerClassName={buttonClass({ variant: "text", size: "sm" })}
        hideChevron
      >
        {columns.all.slice(1).map(({ id, label }) => (
          <Checkbox
            key={id}
            checked={columns.shown.some((column) => column.id === id)}
            onChange={() => columns.toggle(id)}
            className="px-2"
          >
            {t(label)}
          </Checkbox>
        ))}
      </Menu>
    </div>
  );
}

const SEARCH_AFTER_MS = 250;

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches while somebody types, with a pause. */
function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    // By Back, or by another view: what is typed meanwhile is not replaced by its own beginning.
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => {
    if (typed === sent.current) return;
    const later = setTimeout(() => {
      sent.current = typed;
      onSearch(typed);
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(later);
  }, [typed, onSearch]);
  return (
    <div className="relative w-full sm:w-75">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4.5 text-ink2"
      />
      <input
        id={SEARCH_FIELD_ID}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
        maxLength={LIST_SEARCH_MAX_LENGTH}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        className="field-control min-h-10 ps-10"
      />
    </div>
  );
}
