import type { QuoteDraft } from "../../../contracts/shop/quotes.ts";
import type { MessageKey } from "../../../i18n/message-key.ts";
import type { Translate } from "../../../i18n/translate.ts";

/** What restricts an item, in sentences. */
export const restrictionTexts = (
  { restrictions }: Pick<QuoteDraft, "restrictions">,
  position: number,
  t: Translate,
) => [
  ...new Set(restrictions.filter((one) => one.position === position).map((one) => t(one.message_key as MessageKey))),
];
