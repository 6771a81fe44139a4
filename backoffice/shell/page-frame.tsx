import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { STAFF_LANGUAGES, type StaffLanguage } from "../language.ts";

interface PageFrameProps {
  language: StaffLanguage;
  onLanguage: (language: StaffLanguage) => Promise<void>;
  children: ReactNode;
}

export function PageFrame({ language, onLanguage, children }: PageFrameProps) {
  const t = useTranslate();
  return (
    <div className="flex min-h-dvh flex-col bg-sunk text-ink">
      <header className="flex h-16 items-center gap-3 bg-top px-4 text-ontop sm:px-6">
        <strong className="text-lg">Crossdock</strong>
        <span className="min-w-0 truncate text-sm">{t("staff.area")}</span>
        <fieldset className="ms-auto flex gap-1">
          <legend className="visually-hidden">{t("staff.language")}</legend>
          {STAFF_LANGUAGES.map((each) => (
            <button
              key={each}
              type="button"
              lang={each}
              aria-pressed={each === language}
              onClick={() => void onLanguage(each)}
              className={classNames(
                "min-h-11 min-w-11 cursor-pointer rounded-field text-sm font-label uppercase",
                each === language && "bg-current/15",
              )}
            >
              {each}
            </button>
          ))}
        </fieldset>
      </header>
      <main className="container-page grid grow place-items-center py-10">{children}</main>
    </div>
  );
}
