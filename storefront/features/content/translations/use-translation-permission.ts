import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { readCookie, writeCookie } from "#client/browser-cookies.ts";
import { showTexts } from "#client/i18n/text-view.ts";
import {
  CAN_CHECK_TRANSLATIONS_KEY,
  nextCheckAtMs,
  translationViewFlag,
} from "#domain/content/translations/permission.ts";
import { COOKIE_NAMES, TRANSLATION_VIEW_COOKIE_MAX_AGE_SECONDS } from "#domain/shared/limits/cookies.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { useVisitor } from "#storefront/shell/visitor/current-user.ts";

interface Triggers {
  firstAtMs: number | null;
  checkedAtMs: number | null;
  checkedUserId: number | null | undefined;
}

/** AUTH-10: checked again after navigations and when the user changes; anything but true hides the keys. */
export function useTranslationPermission(): boolean | null {
  const [permission, setPermission] = useState<boolean | null>(null);
  const { user, isKnown } = useVisitor();
  const { key } = useLocation();
  const triggers = useRef<Triggers>({ firstAtMs: null, checkedAtMs: null, checkedUserId: undefined });
  const userId = user?.id ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation, by its key, triggers another check
  useEffect(() => {
    if (!isKnown) return;
    const state = triggers.current;
    const nowMs = Date.now();
    state.firstAtMs ??= nowMs;
    const dueAtMs = nextCheckAtMs({
      firstTriggerAtMs: state.firstAtMs,
      lastTriggerAtMs: nowMs,
      checkedAtMs: state.checkedAtMs,
      userChanged: state.checkedUserId !== userId,
    });
    if (dueAtMs === null) return;
    const timer = setTimeout(async () => {
      triggers.current = { firstAtMs: null, checkedAtMs: Date.now(), checkedUserId: userId };
      setPermission(await askPermission());
    }, dueAtMs - nowMs);
    return () => clearTimeout(timer);
  }, [key, userId, isKnown]);

  return permission;
}

/** A visitor who was never allowed gets no cookie of translators; an earlier cookie becomes '0'. */
function remember(flag: "0" | "1"): void {
  const { canViewTranslations } = COOKIE_NAMES;
  if (flag === "1" || readCookie(canViewTranslations) !== undefined)
    writeCookie(canViewTranslations, flag, TRANSLATION_VIEW_COOKIE_MAX_AGE_SECONDS);
  try {
    localStorage.setItem(CAN_CHECK_TRANSLATIONS_KEY, flag);
  } catch {
    // Without storage the browser asks again, which it does anyway.
  }
}

async function askPermission(): Promise<boolean> {
  const answer = await browserApi.translations.canView().catch(() => false);
  const flag = translationViewFlag(answer);
  remember(flag);
  if (flag === "0") showTexts(null);
  return answer === true;
}
