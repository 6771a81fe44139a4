import type { MouseEvent, ReactNode } from "react";
import { useLocation } from "react-router";
import { replaceModal } from "../../shell/modals/modal-store.ts";
import { isPlainClick, LocalLink } from "../../shell/navigation/local-link.tsx";
import type { AuthPlace } from "./auth-place.ts";

export const authLinkClass = "cursor-pointer font-semibold text-pri underline underline-offset-3";

interface AuthLinkProps {
  to: "login" | "register";
  place: AuthPlace;
  children: ReactNode;
}

/** From form to form: modals take each other's place, pages hand on where the reader wanted to go. */
export function AuthLink({ to, place, children }: AuthLinkProps) {
  const wanted = new URLSearchParams(useLocation().search).get("redirect");
  const query = place === "page" && wanted ? `?redirect=${encodeURIComponent(wanted)}` : "";
  function replace(event: MouseEvent) {
    if (place === "page" || !isPlainClick(event)) return;
    event.preventDefault();
    replaceModal(to, {});
  }
  return (
    <LocalLink to={`/${to}${query}`} onClick={replace} className={authLinkClass}>
      {children}
    </LocalLink>
  );
}
