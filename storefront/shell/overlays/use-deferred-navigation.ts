import { useEffect } from "react";
import { useBlocker, useNavigation } from "react-router";

/** CHECKOUT-NAV-04: a new navigation waits until the page in transition has arrived. */
export function useDeferredNavigation(): void {
  const isMoving = useNavigation().state !== "idle";
  const blocker = useBlocker(isMoving);
  useEffect(() => {
    if (blocker.state === "blocked" && !isMoving) blocker.proceed();
  }, [blocker, isMoving]);
}
