import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { withoutLocale } from "../../../domain/locale/locale-path.ts";
import { looksLikeLink } from "../../../domain/search/search-input.ts";

/**
 * The field follows the page of results; otherwise it keeps what the visitor typed, even before the script came, and while
 * the next page was on its way.
 */
export function useSearchInput() {
  const field = useRef<HTMLInputElement>(null);
  const current = useCurrentSearch();
  const shown = useRef(current);
  const [text, setText] = useState(current);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const isTyped = current === "" && input.value !== shown.current;
    if (shown.current !== current && !isTyped) input.value = current;
    shown.current = current;
    setText(input.value);
  }, [current]);

  const onChange = (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value);
  return { field, current, text, isLink: looksLikeLink(text), onChange };
}

/** Only on the page of results: elsewhere the query may belong to another visitor's copy of a cached page. */
function useCurrentSearch(): string {
  const { pathname, search } = useLocation();
  return withoutLocale(pathname) === "/search" ? (new URLSearchParams(search).get("searchText") ?? "") : "";
}
