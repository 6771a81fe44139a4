import { type OfferedLink, useSiteLinks } from "#storefront/shell/navigation/use-site-links.ts";
import { useHasFeature } from "#storefront/shell/page-data.tsx";

/** How message keys and pictures name a service. */
const SERVICES = { categories: "shop", buyForMe: "buy", forward: "forward" } as const;

export interface Service extends OfferedLink {
  service: (typeof SERVICES)[keyof typeof SERVICES];
}

/** The services of this storefront. */
export function useServices(): Service[] {
  const offered = useSiteLinks(["categories", "buyForMe", "forward"]);
  return offered.map((link) => ({ ...link, service: SERVICES[link.name as keyof typeof SERVICES] }));
}

/** Freight is a fact only where something can be shipped. */
export function useHeroFacts(): ("air" | "sea" | "storage")[] {
  const has = useHasFeature();
  const services = useServices();
  const methods = (["air", "sea"] as const).filter((method) => services.length > 0 && has(method));
  return services.some(({ service }) => service === "forward") ? [...methods, "storage"] : methods;
}
