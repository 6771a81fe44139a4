import { useContext, useEffect } from "react";
import { createPath, UNSAFE_DataRouterContext, useBlocker, useNavigation } from "react-router";
import { followRouter, holdNavigation } from "../navigation/held-navigation.ts";

/** CHECKOUT-NAV-04: a new navigation waits until the page in transition has arrived; the browser's own back does not. */
export function DeferredNavigation() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { location } = useNavigation();
  useEffect(() => router && followRouter(router), [router]);
  return location ? <HoldNavigation /> : null;
}

/** Only there while a page is in transition: a blocker that is always there stands in the way of links to an anchor. */
function HoldNavigation() {
  useBlocker(({ nextLocation, historyAction }) => historyAction !== "POP" && holdNavigation(createPath(nextLocation)));
  return null;
}
