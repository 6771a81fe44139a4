import type { Feature } from "../../../domain/storefronts/storefront.ts";
import type { MessageKey } from "../../../i18n/message-key.ts";
import { SITE_LINKS } from "../../shell/navigation/site-links.ts";

export interface Entry {
  picture: "shop" | "buy" | "forward";
  to: string;
  title: MessageKey;
  text: MessageKey;
  action: MessageKey;
}

const ENTRIES: readonly (Entry & { feature: Feature })[] = [
  {
    feature: "marketplace",
    picture: "shop",
    to: SITE_LINKS.categories.to,
    title: "home.entry.shop.title",
    text: "home.entry.shop.text",
    action: "home.entry.shop.action",
  },
  {
    feature: "quotes",
    picture: "buy",
    to: SITE_LINKS.buyForMe.to,
    title: "home.entry.buy.title",
    text: "home.entry.buy.text",
    action: "home.entry.buy.action",
  },
  {
    feature: "forwarding",
    picture: "forward",
    to: SITE_LINKS.forward.to,
    title: "home.entry.forward.title",
    text: "home.entry.forward.text",
    action: "home.entry.forward.action",
  },
];

/** The services of this storefront. */
export function availableEntries(has: (feature: Feature) => boolean): Entry[] {
  return ENTRIES.filter(({ feature }) => has(feature));
}
