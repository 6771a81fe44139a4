import { Search } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { LocalLink } from "../navigation/local-link.tsx";

/** Leads to the header's search field, or to the search itself where the browser runs no scripts. */
export function SearchInstead() {
  const t = useTranslate();
  return (
    <LocalLink to="/search" onClick={pressSlash} className={buttonClass({ variant: "outline", size: "lg" })}>
      <Search aria-hidden="true" />
      {t("not-found.search")}
    </LocalLink>
  );
}

/** The header answers "/" from anywhere and knows where its field stands, or how to show it. */
function pressSlash(event: MouseEvent): void {
  const isAnswered = !document.dispatchEvent(new KeyboardEvent("keydown", { key: "/", cancelable: true }));
  if (isAnswered) event.preventDefault();
}
