import type { Feature } from "../../../domain/storefronts/storefront.ts";
import type { MessageKey } from "../../../i18n/message-key.ts";
import { SITE_LINKS } from "../../shell/navigation/site-links.ts";

export interface HeroAction {
  to: string;
  label: MessageKey;
  kind: "shop" | "link" | "forward";
}

const ACTIONS: readonly (HeroAction & { feature: Feature })[] = [
  { feature: "marketplace", kind: "shop", to: SITE_LINKS.categories.to, label: "home.hero.shop" },
  { feature: "quotes", kind: "link", to: SITE_LINKS.buyForMe.to, label: "home.hero.link" },
  { feature: "forwarding", kind: "forward", to: SITE_LINKS.forward.to, label: "home.hero.forward" },
];

/** The first two services of this storefront: the primary and the secondary button. */
export function heroActions(has: (feature: Feature) => boolean): HeroAction[] {
  return ACTIONS.filter(({ feature }) => has(feature)).slice(0, 2);
}

interface Fact {
  value: MessageKey;
  label: MessageKey;
}

const FACTS: readonly (Fact & { feature: Feature })[] = [
  { feature: "air", value: "home.fact.air-value", label: "home.fact.air" },
  { feature: "sea", value: "home.fact.sea-value", label: "home.fact.sea" },
  { feature: "forwarding", value: "home.fact.storage-value", label: "home.fact.storage" },
];

export function heroFacts(has: (feature: Feature) => boolean): Fact[] {
  return FACTS.filter(({ feature }) => has(feature));
}
