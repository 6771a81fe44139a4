import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { MailContent } from "./mail-content.ts";

/** All that a template shows, in the mail's language. */
export interface MailFrame {
  content: MailContent;
  storefront: StorefrontProfile;
  language: Language;
  /** Introduces the address of a link, for mail programs that show no buttons. */
  copyLink: string;
  footer: {
    sentBy: string;
    /** The seller and its contacts. */
    sender: readonly string[];
    links: readonly { label: string; url: string }[];
  };
}
