import { MapPin } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { countryName } from "#i18n/display-names.ts";
import { usePageData } from "../../page-data.tsx";

export function DeliverTo({ className }: { className?: string }) {
  const t = useTranslate();
  const { config, locale } = usePageData();
  const country = countryName(config.site.default_country_iso, locale);
  return (
    <span className={className}>
      <MapPin aria-hidden="true" className="size-4" />
      {/* Browsers and the server may have slightly different names for a country. */}
      <span suppressHydrationWarning>{t("header.deliver-to", { country })}</span>
    </span>
  );
}
