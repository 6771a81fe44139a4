import { useContext, useEffect } from "react";
import { createPath, UNSAFE_DataRouterContext, useBlocker, useNavigation } from "react-router";
import { followRouter, holdNavigation } from "../navigation/held-navigation.ts";

/** CHECKOUT-NAV-04: a new navigation waits until the running one has finished; the browser's back button does not. */
export function DeferredNavigation() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { location } = useNavigation();
  useEffect(() => router && followRouter(router), [router]);
  return location ? <HoldNavigation /> : null;
}

/** Mounted only during a navigation: a permanent blocker would break links to an anchor. */
function HoldNavigation() {
  useBlocker(({ nextLocation, historyAction }) => historyAction !== "POP" && holdNavigation(createPath(nextLocation)));
  return null;
}
