import { Link2, Package } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useSiteLinks } from "#storefront/shell/navigation/use-site-links.ts";

const part = "inline-flex min-h-11 grow items-center justify-center gap-2.5 rounded-button px-4 text-sm font-semibold";

/** Shown where there is another service to calculate for. */
export function ServiceSwitch() {
  const t = useTranslate();
  const [buyForMe] = useSiteLinks(["buyForMe"]);
  if (!buyForMe) return null;
  return (
    <div className="flex rounded-card border border-line bg-surface p-1 max-sm:w-full">
      <span className={`${part} bg-soft text-softink`}>
        <Package aria-hidden="true" className="size-4.5" />
        {t("nav.forward")}
      </span>
      <LocalLink to={buyForMe.to} className={`${part} text-ink2 hover:text-ink`}>
        <Link2 aria-hidden="true" className="size-4.5" />
        {buyForMe.label}
      </LocalLink>
    </div>
  );
}
