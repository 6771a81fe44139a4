import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { looksLikeLink } from "#domain/catalogue/search/search-input.ts";
import { withoutLocale } from "#domain/shared/locale/locale-path.ts";

/**
 * Shows the text of the results page; on other pages it keeps what the visitor typed, also before hydration and during
 * a navigation.
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

/** Only on the results page: other pages are cached, so the query may be of another visitor's request. */
function useCurrentSearch(): string {
  const { pathname, search } = useLocation();
  return withoutLocale(pathname) === "/search" ? (new URLSearchParams(search).get("searchText") ?? "") : "";
}
