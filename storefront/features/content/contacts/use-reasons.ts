import { MESSAGE_REASONS, type MessageReason } from "#domain/content/contacts/contact-message.ts";
import type { Feature } from "#domain/operations/storefronts/storefront.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";

const NEEDS: Partial<Record<MessageReason, Feature>> = {
  order: "marketplace",
  parcel: "forwarding",
  purchase: "quotes",
  business: "pro",
};

/** The reasons for a message that fit the storefront's features. */
export function useReasons(): readonly MessageReason[] {
  const { features } = usePageData().config.site;
  return MESSAGE_REASONS.filter((reason) => {
    const needed = NEEDS[reason];
    return needed === undefined || features.includes(needed);
  });
}
