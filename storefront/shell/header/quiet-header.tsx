import { Lock } from "lucide-react";
import { classNames } from "../../../ui/class-names.ts";
import { useTranslate } from "../../i18n/messages-provider.tsx";
import { HEADER_COMPOSITION } from "../../themes/theme-composition.ts";
import { SettingsMenu } from "../navigation/settings-menu.tsx";
import { usePageData } from "../page-data.tsx";
import { actionClass } from "./header-actions.tsx";
import { Logo } from "./logo.tsx";

/** For pages with one thing to do: the brand, and either the promise of a checkout or the settings. */
export function QuietHeader({ secure }: { secure: boolean }) {
  const t = useTranslate();
  const { coloured } = HEADER_COMPOSITION[usePageData().config.site.theme];
  return (
    <header
      className={classNames("relative z-40 border-b border-line bg-header text-header-ink", coloured && "ground-dark")}
    >
      <div className="container-page flex min-h-15 items-center justify-between gap-5 min-[1025px]:min-h-20">
        <Logo />
        {secure ? (
          <span className="inline-flex items-center gap-2 text-sm text-header-ink/80">
            <Lock aria-hidden="true" className="size-4.5" />
            {t("header.secure")}
          </span>
        ) : (
          <SettingsMenu triggerClassName={actionClass} labelClassName="sr-only" className="-me-2.5" />
        )}
      </div>
    </header>
  );
}
