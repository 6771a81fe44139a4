import { Search } from "lucide-react";
import type { SyntheticEvent } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { Button } from "#ui/button.tsx";
import { SearchInput } from "#ui/search-input.tsx";

interface ContentSearchProps {
  /** The page that shows what is found, without language. */
  path: string;
  query: string;
  label: string;
  /** The word on the button; without one the field is searched by Enter alone. */
  submit?: string;
  className?: string;
}

/** Finds texts by words; without JavaScript the form does the same. */
export function ContentSearch({ path, query, label, submit, className }: ContentSearchProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const action = withLocale(path, t.language);
  function find(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q")).trim();
    void navigate(q === "" ? action : searchPath(action, q));
  }
  return (
    <search className={className}>
      <form action={action} onSubmit={find} className="flex items-center gap-3">
        <SearchInput name="q" value={query} label={label} />
        {submit && (
          <Button type="submit" size="lg">
            <Search aria-hidden="true" className="sm:hidden" />
            <span className="max-sm:sr-only">{submit}</span>
          </Button>
        )}
      </form>
    </search>
  );
}

export const searchPath = (path: string, q: string) => `${path}?q=${encodeURIComponent(q)}`;
