import { useLocation, useNavigate } from "react-router";
import type { CurrentUser } from "#contracts/shop/identity.ts";
import { decideGuest } from "#domain/access/account-guards.ts";
import { withLocale } from "#domain/locale/locale-path.ts";
import { showToast } from "#ui/toast-store.ts";
import { usePageData } from "../../shell/page-data.tsx";
import { setCurrentUser } from "../../shell/visitor/current-user.ts";
import { useIsForGuests } from "../../shell/visitor/page-access.ts";

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
