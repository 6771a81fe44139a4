import type { QuoteDraft } from "#contracts/shop/forwarding/quotes.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import type { Translate } from "#i18n/translate.ts";
import { refusalText } from "#storefront/commerce/freight/refusal-text.ts";

export const restrictionTexts = (
  { restrictions }: Pick<QuoteDraft, "restrictions">,
  position: number,
  t: Translate,
) => [
  ...new Set(restrictions.filter((one) => one.position === position).map((one) => t(one.message_key as MessageKey))),
];

/** The methods that an item of the list may not take, each with the reason. */
export function refusedMethods({ restrictions, estimate }: QuoteDraft, t: Translate): ReadonlyMap<string, string> {
  const methods = estimate?.offers.map(({ method }) => method) ?? [];
  const refusals = restrictions.filter(({ effect }) => effect === "refused");
  return new Map(
    methods.flatMap((method) => {
      const refusal = refusals.find((one) => one.method === null || one.method === method);
      return refusal ? [[method, refusalText(refusal, methods, t)] as const] : [];
    }),
  );
}
