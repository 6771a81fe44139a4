import { Link as LinkIcon, Package, ShoppingBag, Wallet } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { useSiteLinks } from "#storefront/shell/navigation/use-site-links.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { ThemedDrawing } from "#storefront/shell/themed-drawing.tsx";

const BENEFITS = {
  categories: { name: "shop", icon: ShoppingBag },
  buyForMe: { name: "buy", icon: LinkIcon },
  forward: { name: "forward", icon: Package },
} as const;
const BALANCE = { name: "balance", icon: Wallet } as const;

/** The benefits of an account in this storefront; hidden on small screens. */
export function RegisterBenefits() {
  const t = useTranslate();
  const offered = useSiteLinks(["categories", "buyForMe", "forward"]) as { name: keyof typeof BENEFITS }[];
  const { forward } = usePageData().assets.entries;
  return (
    <div className="flex flex-col bg-soft max-md:hidden">
      <div className="px-7 pt-8 pb-6">
        <p className="type-h3 text-balance">{t("auth.benefits.title")}</p>
        <ul className="mt-4 grid gap-3 text-sm">
          {[...offered.map(({ name }) => BENEFITS[name]), BALANCE].map(({ name, icon: Icon }) => (
            <li key={name} className="flex items-center gap-3">
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {t(`auth.benefits.${name}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className="relative min-h-60 grow">
        <ThemedDrawing drawing={forward} width={400} height={400} className="absolute inset-0 size-full object-cover" />
      </div>
    </div>
  );
}
