import { useContext, useEffect } from "react";
import { createPath, type DataRouter, type Location, UNSAFE_DataRouterContext, useBlocker } from "react-router";
import { checkConnection, isOffline, OFFLINE_TOAST, reconnected, useIsOffline } from "#client/connection.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { dismissToast, showToast, toasts } from "#ui/toast-store.ts";

const KEPT_TOAST = "kept-page";

/** Without a connection the page stays: the next one is offered again, and opened when there is a connection. */
export function OfflineNavigation() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const offline = useIsOffline();
  useEffect(() => router && keepFromReloading(router), [router]);
  // Mounted only while it is needed, like the other blocker: a permanent one would break links to an anchor.
  return offline && router ? <KeptPage router={router} /> : null;
}

function KeptPage({ router }: { router: DataRouter }) {
  const t = useTranslate();

  function offer(to: string): void {
    const action = { label: t("error.try-again"), onPress: () => void tryAgain(to) };
    dismissToast(OFFLINE_TOAST);
    showToast({ id: KEPT_TOAST, tone: "offline", text: t("offline.navigation"), action });
  }

  async function tryAgain(to: string): Promise<void> {
    if ((await checkConnection()).isReached) await router.navigate(to);
    else offer(to);
  }

  async function openLater(to: string): Promise<void> {
    offer(to);
    await reconnected();
    // A visitor who has closed the notice no longer wants to go there.
    if (!toasts.read().some(({ id }) => id === KEPT_TOAST)) return;
    dismissToast(KEPT_TOAST);
    await router.navigate(to);
  }

  useBlocker(({ currentLocation, nextLocation }) => {
    if (!isOffline() || isSamePage(currentLocation, nextLocation)) return false;
    void openLater(createPath(nextLocation));
    return true;
  });
  return null;
}

const isSamePage = (one: Location, other: Location) =>
  one.pathname === other.pathname && withoutVariant(one) === withoutVariant(other);

/** CATALOG-14: a product's page has all of its variants, and loads nothing for another one. */
function withoutVariant({ search }: Location): string {
  const query = new URLSearchParams(search);
  query.delete("productVariant");
  return String(query);
}

/**
 * The router reloads the document when the code of the next page does not come. Without a connection that would
 * replace the page by the browser's own error; so it waits, and then opens the next page as a new document.
 */
function keepFromReloading(router: DataRouter): () => void {
  const { navigation } = window;
  function keep(event: NavigateEvent) {
    const next = router.state.navigation.location;
    if (event.navigationType !== "reload" || event.userInitiated || !next) return;
    event.preventDefault();
    void checkConnection()
      .then(reconnected)
      .then(() => window.location.assign(createPath(next)));
  }
  navigation?.addEventListener("navigate", keep);
  return () => navigation?.removeEventListener("navigate", keep);
}
