import { useLocation, useNavigate } from "react-router";
import type { CurrentUser } from "#contracts/shop/people/identity.ts";
import { decideGuest } from "#domain/people/access/account-guards.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { setCurrentUser } from "#storefront/shell/visitor/current-user.ts";
import { useIsForGuests } from "#storefront/shell/visitor/page-access.ts";
import { showToast } from "#ui/toast-store.ts";

/** AUTH-11, T054: after signing in, guest pages redirect to the requested page; all others stay. */
export function useSignedIn(): (user: CurrentUser, message: string) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { locale } = usePageData();
  const isForGuests = useIsForGuests();
  return (user, message) => {
    setCurrentUser(user);
    showToast({ tone: "success", text: message });
    const decision = decideGuest({ signedIn: isForGuests, redirect: new URLSearchParams(search).get("redirect") });
    if (decision.kind === "redirect") void navigate(withLocale(decision.to, locale), { replace: true });
  };
}
