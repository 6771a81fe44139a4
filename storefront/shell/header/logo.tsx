import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { LocalLink } from "../navigation/local-link.tsx";
import { usePageData } from "../page-data.tsx";
import { ThemedDrawing } from "../themed-drawing.tsx";

const wordmark =
  "font-display text-xl/none tracking-display whitespace-nowrap [font-weight:var(--display-weight)] tablet:text-[1.375rem]/none";

/** The theme's logo, or the picture that the storefront has configured. */
export function Logo({ className }: { className?: string }) {
  const t = useTranslate();
  const { assets, config } = usePageData();
  const { name, cdn_logo: ownLogo } = config.site;
  return (
    <LocalLink
      to="/"
      aria-label={t("header.home", { site: name })}
      className={classNames("inline-flex min-h-11 shrink-0 items-center gap-2.5 rounded-field", className)}
    >
      {ownLogo ? (
        <img src={ownLogo} alt="" className="h-9 w-auto max-w-44" />
      ) : (
        <>
          <ThemedDrawing drawing={assets.logo} width={32} height={32} className="size-8" isFirst />
          <span className={wordmark}>{name}</span>
        </>
      )}
    </LocalLink>
  );
}
