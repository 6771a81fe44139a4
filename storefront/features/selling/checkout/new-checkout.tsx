import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { useOpenCheckout } from "#storefront/commerce/checkout/open-checkout.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { raiseLoader } from "#storefront/shell/overlays/loader-flag.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** CHECKOUT-01: without a slug a checkout is created, and its URL replaces this one. */
export function NewCheckout() {
  const t = useTranslate();
  const { problem, createCheckout } = useNewCheckout();
  return (
    <>
      <PageHead title={t("checkout.shipping.title")} description={t("checkout.description")} noindex />
      <EmptyState
        heading="h1"
        title={t(problem ? "checkout.begin.failed" : "checkout.begin.title")}
        text={problem && t(problem)}
        action={problem && <Button onClick={createCheckout}>{t("checkout.try-again")}</Button>}
      />
    </>
  );
}

function useNewCheckout() {
  const navigate = useNavigate();
  const { locale } = usePageData();
  const shownIn = useShownIn();
  const hasStarted = useRef(false);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  useOpenCheckout(null);

  async function createCheckout() {
    setProblem(null);
    // CHECKOUT-NAV-03
    raiseLoader(true);
    try {
      const { slug } = await browserApi.checkout.generate(shownIn);
      await navigate(withLocale(`/checkout/${slug}`, locale), { replace: true });
    } catch (error) {
      setProblem(readRefusal(error).problem);
    }
    raiseLoader(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: React may run effects twice, a checkout is created once
  useEffect(() => {
    if (!hasStarted.current) void createCheckout();
    hasStarted.current = true;
  }, []);
  return { problem, createCheckout };
}
