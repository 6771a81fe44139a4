import { Search } from "lucide-react";

interface SearchInputProps {
  name: string;
  /** The searched text; a new one replaces the typed text. */
  value: string;
  label: string;
}

/** A field to search within a page's own list. Its form decides what happens with the text. */
export function SearchInput({ name, value, label }: SearchInputProps) {
  return (
    <div className="relative min-w-0 grow">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-4.5 text-ink2"
      />
      <input
        key={value}
        type="search"
        name={name}
        defaultValue={value}
        maxLength={100}
        aria-label={label}
        placeholder={label}
        className="field-control ps-11"
      />
    </div>
  );
}
