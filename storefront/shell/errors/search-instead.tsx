import { Search } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { LocalLink } from "../navigation/local-link.tsx";

/** Focuses the header's search field; without scripts it links to the search page. */
export function SearchInstead() {
  const t = useTranslate();
  return (
    <LocalLink to="/search" onClick={pressSlash} className={buttonClass({ variant: "outline", size: "lg" })}>
      <Search aria-hidden="true" />
      {t("not-found.search")}
    </LocalLink>
  );
}

/** The header handles "/" and shows its field if it is hidden. */
function pressSlash(event: MouseEvent): void {
  const isAnswered = !document.dispatchEvent(new KeyboardEvent("keydown", { key: "/", cancelable: true }));
  if (isAnswered) event.preventDefault();
}
