import { MESSAGE_REASONS, type MessageReason } from "#domain/contacts/contact-message.ts";
import type { Feature } from "#domain/storefronts/storefront.ts";
import { usePageData } from "../../shell/page-data.tsx";

const NEEDS: Partial<Record<MessageReason, Feature>> = {
  order: "marketplace",
  parcel: "forwarding",
  purchase: "quotes",
  business: "pro",
};

/** What a message to this storefront can be about. */
export function useReasons(): readonly MessageReason[] {
  const { features } = usePageData().config.site;
  return MESSAGE_REASONS.filter((reason) => {
    const needed = NEEDS[reason];
    return needed === undefined || features.includes(needed);
  });
}
