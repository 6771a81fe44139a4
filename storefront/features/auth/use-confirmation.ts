import { useEffect, useRef, useState } from "react";
import { readRefusal } from "../../../client/calls/call-refusal.ts";
import { browserApi } from "../../browser-api.ts";
import { setCurrentUser } from "../../shell/visitor/current-user.ts";

export type ConfirmationStage = "asking" | "done" | "expired" | "failed";

/** Uses the link once somebody is signed in; opening the page alone, as mail scanners do, changes nothing. */
export function useConfirmation(token: string, isSignedIn: boolean) {
  const [stage, setStage] = useState<ConfirmationStage>("asking");
  const wasAsked = useRef(false);

  async function confirm() {
    setStage("asking");
    try {
      const { user } = await browserApi.identity.confirmEmail({ token });
      setCurrentUser(user);
      setStage("done");
    } catch (error) {
      setStage(readRefusal(error).code === "link_expired" ? "expired" : "failed");
    }
  }

  useEffect(() => {
    if (!isSignedIn || wasAsked.current) return;
    wasAsked.current = true;
    void confirm();
  });

  return { stage, confirm };
}
