import { Link as LinkIcon, Package, ShoppingBag, Wallet } from "lucide-react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { useHasFeature, usePageData } from "../../shell/page-data.tsx";
import { ThemedDrawing } from "../../shell/themed-drawing.tsx";

const BENEFITS = [
  { name: "shop", icon: ShoppingBag, feature: "marketplace" },
  { name: "buy", icon: LinkIcon, feature: "quotes" },
  { name: "forward", icon: Package, feature: "forwarding" },
  { name: "balance", icon: Wallet, feature: null },
] as const;

/** The benefits of an account in this storefront; hidden on small screens. */
export function RegisterBenefits() {
  const t = useTranslate();
  const hasFeature = useHasFeature();
  const { forward } = usePageData().assets.entries;
  return (
    <div className="flex flex-col bg-soft max-md:hidden">
      <div className="px-7 pt-8 pb-6">
        <p className="type-h3 text-balance">{t("auth.benefits.title")}</p>
        <ul className="mt-4 grid gap-3 text-sm">
          {BENEFITS.filter(({ feature }) => feature === null || hasFeature(feature)).map(({ name, icon: Icon }) => (
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
