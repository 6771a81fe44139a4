import type { ComponentProps, RefObject } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { SearchOffer } from "./use-search-offer.ts";

interface SearchFieldProps extends ComponentProps<"input"> {
  ref: RefObject<HTMLInputElement | null>;
  invitation: SearchOffer["invitation"];
}

const placeholder =
  "pointer-events-none absolute inset-0 flex items-center truncate text-ink3 peer-not-placeholder-shown:hidden";

/** The hint is not a placeholder attribute, because that could not be shorter on a phone. */
export function SearchField({ invitation, ...input }: SearchFieldProps) {
  const t = useTranslate();
  return (
    <div className="relative h-full min-w-0 grow text-ui pointer-coarse:text-base">
      <input
        {...input}
        placeholder=" "
        aria-label={t("search.label")}
        aria-description={invitation.long}
        aria-keyshortcuts="/"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="peer size-full bg-transparent text-ellipsis outline-none"
      />
      <span aria-hidden="true" className={`${placeholder} max-md:hidden`}>
        <span className="truncate">{invitation.long}</span>
      </span>
      <span aria-hidden="true" className={`${placeholder} md:hidden`}>
        <span className="truncate">{invitation.short}</span>
      </span>
    </div>
  );
}
