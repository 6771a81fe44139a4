import { contactsOf } from "./modules/contacts/index.ts";
import type { Content } from "./modules/content/index.ts";
import type { Files } from "./modules/files/index.ts";
import { parcelPicture } from "./modules/parcels/index.ts";

/** What the mail of an order says of its seller; texts are opened after the orders. */
export const recordSources = (content: () => Pick<Content, "termsOf">) => ({
  contactsOf,
  termsOf: (...asked: Parameters<Content["termsOf"]>) => content().termsOf(...asked),
});

/** Pictures that are sent along with mails; files are opened after the mails. */
export const pictureSource = (files: () => Pick<Files, "openOf">) => (fileId: string) => parcelPicture(files(), fileId);
