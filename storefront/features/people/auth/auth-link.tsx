import type { MouseEvent, ReactNode } from "react";
import { useLocation } from "react-router";
import { replaceModal } from "#storefront/shell/modals/modal-store.ts";
import { isPlainClick, LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import type { AuthVariant } from "./auth-variant.ts";

export const authLinkClass = "cursor-pointer font-semibold text-pri underline underline-offset-3";

interface AuthLinkProps {
  to: "login" | "register";
  variant: AuthVariant;
  children: ReactNode;
}

/** Links the forms: a modal replaces the other, a page passes on the redirect target. */
export function AuthLink({ to, variant, children }: AuthLinkProps) {
  const target = new URLSearchParams(useLocation().search).get("redirect");
  const query = variant === "page" && target ? `?redirect=${encodeURIComponent(target)}` : "";
  function replace(event: MouseEvent) {
    if (variant === "page" || !isPlainClick(event)) return;
    event.preventDefault();
    replaceModal(to, {});
  }
  return (
    <LocalLink to={`/${to}${query}`} onClick={replace} className={authLinkClass}>
      {children}
    </LocalLink>
  );
}
