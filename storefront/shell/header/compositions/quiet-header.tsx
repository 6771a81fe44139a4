import { Lock } from "lucide-react";
import { Suspense } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { late } from "#client/late.ts";
import { HEADER_COMPOSITION } from "#storefront/themes/theme-composition.ts";
import { classNames } from "#ui/class-names.ts";
import { SettingsMenu } from "../../navigation/settings/settings-menu.tsx";
import { usePageData } from "../../page-data.tsx";
import { actionClass } from "../action-class.ts";
import { Logo } from "../logo.tsx";

const CheckoutSteps = late(async () => (await import("../checkout-steps.tsx")).CheckoutSteps);

/** For pages with a single task: the brand, and either the steps or the settings. On a phone a page may have its own. */
export function QuietHeader({ secure }: { secure: boolean }) {
  const { coloured } = HEADER_COMPOSITION[usePageData().config.site.theme];
  return (
    <header
      className={classNames(
        "relative z-40 border-b border-line bg-header text-header-ink",
        "max-md:[body:has([data-phone-bar])_&]:hidden",
        coloured && "ground-dark",
      )}
    >
      <div className="group/quiet container-page flex min-h-15 flex-wrap items-center justify-between gap-x-5 tablet:min-h-20">
        {/* On a phone the steps have a back link instead. */}
        <Logo className="max-tablet:group-has-[[data-steps]]/quiet:hidden" />
        {secure ? (
          <>
            <Suspense>
              <CheckoutSteps />
            </Suspense>
            <SecureCheckout />
          </>
        ) : (
          <SettingsMenu triggerClassName={actionClass} labelClassName="sr-only" className="-me-2.5" />
        )}
      </div>
    </header>
  );
}

function SecureCheckout() {
  const t = useTranslate();
  return (
    <span className="inline-flex items-center gap-2 text-sm text-header-ink/80">
      <Lock aria-hidden="true" className="size-4.5" />
      <span className="max-tablet:group-has-[[data-steps]]/quiet:sr-only">{t("header.secure")}</span>
    </span>
  );
}
