import {
  BadgeEuro,
  Boxes,
  Link,
  type LucideIcon,
  MapPinHouse,
  MapPinned,
  PackageCheck,
  ScanBarcode,
  Truck,
} from "lucide-react";
import type { MessageKey } from "#i18n/message-key.ts";
import { useSiteLinks } from "#storefront/shell/navigation/use-site-links.ts";

export type ExplainedService = "forward" | "buy";

interface Step {
  icon: LucideIcon;
  title: MessageKey;
  text: MessageKey;
}

export const howSteps: Readonly<Record<ExplainedService, readonly Step[]>> = {
  forward: [
    { icon: MapPinned, title: "home.how.forward.1.title", text: "home.how.forward.1.text" },
    { icon: ScanBarcode, title: "home.how.forward.2.title", text: "home.how.forward.2.text" },
    { icon: Boxes, title: "home.how.forward.3.title", text: "home.how.forward.3.text" },
    { icon: MapPinHouse, title: "home.how.forward.4.title", text: "home.how.forward.4.text" },
  ],
  buy: [
    { icon: Link, title: "home.how.buy.1.title", text: "home.how.buy.1.text" },
    { icon: BadgeEuro, title: "home.how.buy.2.title", text: "home.how.buy.2.text" },
    { icon: PackageCheck, title: "home.how.buy.3.title", text: "home.how.buy.3.text" },
    { icon: Truck, title: "home.how.buy.4.title", text: "home.how.buy.4.text" },
  ],
};

const SERVICES = {
  forward: { service: "forward", label: "home.how.forward" },
  buyForMe: { service: "buy", label: "home.how.buy" },
} as const;

/** The services of this storefront that need an explanation; buying in the shop does not. */
export function useExplainedServices(): { service: ExplainedService; label: MessageKey }[] {
  const offered = useSiteLinks(["forward", "buyForMe"]) as { name: keyof typeof SERVICES }[];
  return offered.map(({ name }) => SERVICES[name]);
}
