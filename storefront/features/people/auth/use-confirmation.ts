import { useEffect, useRef, useState } from "react";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { setCurrentUser } from "#storefront/shell/visitor/current-user.ts";

export type ConfirmationStage = "confirming" | "done" | "expired" | "failed";

/** Uses the link only when signed in: opening the page alone, as mail scanners do, changes nothing. */
export function useConfirmation(token: string, isSignedIn: boolean) {
  const [stage, setStage] = useState<ConfirmationStage>("confirming");
  const hasStarted = useRef(false);

  async function confirm() {
    setStage("confirming");
    try {
      const { user } = await browserApi.identity.confirmEmail({ token });
      setCurrentUser(user);
      setStage("done");
    } catch (error) {
      setStage(readRefusal(error).code === "link_expired" ? "expired" : "failed");
    }
  }

  useEffect(() => {
    if (!isSignedIn || hasStarted.current) return;
    hasStarted.current = true;
    void confirm();
  });

  return { stage, confirm };
}
