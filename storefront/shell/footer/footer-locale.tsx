import { ChevronUp } from "lucide-react";
import { countryName } from "#i18n/display-names.ts";
import { Preferences } from "../navigation/settings/preferences.tsx";
import { useColourMode } from "../navigation/settings/use-colour-mode.ts";
import { useCurrency } from "../navigation/settings/use-currency.ts";
import { usePageData } from "../page-data.tsx";

/** Country, language and currency; opens without scripts, so that languages can always be changed. */
export function FooterLocale() {
  const { config, locale } = usePageData();
  const currency = useCurrency();
  const colourMode = useColourMode();
  const { default_country_iso: country, languages } = config.site;
  const label = [countryName(country, locale), locale.toUpperCase(), currency.current?.isoCode].join(" · ");
  if (languages.length < 2 && currency.options.length < 2 && colourMode.options.length < 2) {
    return <span suppressHydrationWarning>{label}</span>;
  }
  return (
    <details className="group md:relative">
      <summary className="flex min-h-7.5 cursor-pointer list-none items-center gap-1.5 rounded-tag hover:underline pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <span suppressHydrationWarning>{label}</span>
        <ChevronUp aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute inset-x-0 bottom-full z-30 mb-2 max-h-[60dvh] overflow-y-auto md:start-auto md:w-60 rounded-card border border-line bg-surface p-2 text-ink shadow-sh3 [&_:focus-visible]:outline-pri">
        <Preferences />
      </div>
    </details>
  );
}
