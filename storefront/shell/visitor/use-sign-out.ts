import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { reportError } from "#client/report-error.ts";
import { showToast } from "#ui/toast-store.ts";
import { browserApi } from "../../browser-api.ts";
import { useLocalPath } from "../navigation/use-local-path.ts";
import { setCurrentUser } from "./current-user.ts";
import { useNeedsSignIn } from "./page-access.ts";

/**
 * AUTH-02. Reloads the document, so that no personal data stays in memory.
 */
export function useSignOut(): () => Promise<void> {
  const t = useTranslate();
  const home = useLocalPath("/");
  const needsSignIn = useNeedsSignIn();
  return async () => {
    try {
      await browserApi.identity.logout();
    } catch (error) {
      reportError(error);
      showToast({ tone: "error", text: t("auth.sign-out.failed") });
      return;
    }
    setCurrentUser(null);
    if (needsSignIn) window.location.assign(home);
    else window.location.reload();
  };
}
