import { CornerDownLeft, Link as LinkIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LocalLink } from "../../navigation/local-link.tsx";
import { forgetAllSearches } from "./recent-searches.ts";

interface SearchPopupFootProps {
  buysFromLinks: boolean;
  /** Whether the list shows recent searches. */
  isRecent: boolean;
}

/** The link to a purchase on request, and the list's keys. */
export function SearchPopupFoot({ buysFromLinks, isRecent }: SearchPopupFootProps) {
  const t = useTranslate();
  return (
    <div className="mx-3 flex min-h-12 flex-wrap items-center gap-x-5 border-t border-line px-3 py-2 text-sm">
      {buysFromLinks && (
        <p className="flex min-w-0 items-center gap-2.5">
          <LinkIcon aria-hidden="true" className="size-4.5 text-ink2" />
          <span>
            {t("search.not-here")}{" "}
            <LocalLink to="/order-form" className="font-semibold text-pri hover:underline">
              {t("search.paste-link")}
            </LocalLink>{" "}
            {t("search.we-buy")}
          </span>
        </p>
      )}
      {isRecent && (
        <button
          type="button"
          onClick={forgetAllSearches}
          className="min-h-8 cursor-pointer font-semibold text-pri hover:underline"
        >
          {t("search.clear-recent")}
        </button>
      )}
      <p aria-hidden="true" className="ms-auto flex items-center gap-2 text-caption text-ink3 max-tablet:hidden">
        <Key>↑↓</Key> {t("search.keys-choose")}
        <Key>
          <CornerDownLeft className="size-3" />
        </Key>{" "}
        {t("search.keys-open")}
      </p>
    </div>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5.5 min-w-8 place-items-center rounded-tag border border-line px-1.5 font-body text-xs">
      {children}
    </kbd>
  );
}
