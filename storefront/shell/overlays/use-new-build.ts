import { useEffect } from "react";
import { useNavigation } from "react-router";
import { checkConnection } from "#client/connection.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { decideReload } from "#domain/shared/overlays/new-build.ts";
import { showToast } from "#ui/toast-store.ts";
import { usePageData } from "../page-data.tsx";

const POLL_MS = 60_000;
const LAST_RELOAD_KEY = "last-reload-at";

/** BUILD-01: detects a new build. Reloads only a hidden page without input; otherwise offers a reload. */
export function useNewBuild(): void {
  const t = useTranslate();
  const { buildId } = usePageData();
  const isMoving = useNavigation().state !== "idle";
  useEffect(() => {
    const check = async () => {
      const decision = decideReload({
        current: buildId,
        latest: (await checkConnection()).build,
        lastReloadAtMs: lastReloadAtMs(),
        nowMs: Date.now(),
        busy: isMoving || hasTypedText() || document.visibilityState === "visible",
      });
      if (decision === "reload") reload();
      if (decision === "offer") {
        const action = { label: t("new-build.refresh"), onPress: reload };
        showToast({ id: "new-build", tone: "offline", text: t("new-build.title"), action });
      }
    };
    const timer = setInterval(check, POLL_MS);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [buildId, isMoving, t]);
}

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return Array.from(fields).some((field) => field.value !== field.defaultValue);
}

function lastReloadAtMs(): number | null {
  const stored = sessionStorage.getItem(LAST_RELOAD_KEY);
  return stored === null ? null : Number(stored);
}

function reload(): void {
  sessionStorage.setItem(LAST_RELOAD_KEY, String(Date.now()));
  window.location.reload();
}
