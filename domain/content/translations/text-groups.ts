/** A browser gets the texts of public pages first, and the others with the first page that is not public. */
export const TEXT_GROUPS = ["public", "other"] as const;
export type TextGroup = (typeof TEXT_GROUPS)[number];

/**
 * How the keys of public pages, and of all that opens over them, begin. The check of the messages says when one is missing
 * (tools/checks/public-texts.ts).
 */
export const PUBLIC_TEXTS: readonly string[] = [
  "a11y.",
  "account.cancel",
  "address.",
  "auth.",
  "blog.",
  "browser.",
  "cart.add",
  "cart.checkout",
  "cart.choose.",
  "cart.most-already",
  "cart.pieces",
  "cart.products",
  "cart.sold-out",
  "cart.summary.",
  "chat.",
  "checkout.back",
  "checkout.freight.",
  "checkout.step",
  "checkout.title",
  "checkout.total.total",
  "consent.",
  "contacts.",
  "content.",
  "cookies.",
  "customs.hazard.",
  "error.",
  "faq.",
  "footer.",
  "form.",
  "forwarding.screen.",
  "forwarding.title",
  "header.",
  "home.",
  "inbox.count",
  "listing.",
  "menu.",
  "meta.",
  "modal.",
  "nav.",
  "new-build.",
  "not-found.",
  "offline.",
  "order.step.done",
  "parcels.address.",
  "price.",
  "product.",
  "quotes.item.optional",
  "search.",
  "shipping.",
  "time.",
  "translations.",
  "unpaid.",
  "validation.",
];
/** A public page shows public texts only. */
export const groupsFor = (isPublic: boolean): readonly TextGroup[] => (isPublic ? ["public"] : TEXT_GROUPS);

/** Of the server alone. */
const OF_MAILS = "mail.";

export const isPublicText = (key: string): boolean => PUBLIC_TEXTS.some((beginning) => key.startsWith(beginning));

type Messages = Readonly<Record<string, string>>;

const split = new WeakMap<Messages, Record<TextGroup, Messages>>();

/** A language's messages are split once, and again when staff have changed one. */
export function textsOfGroup(messages: Messages, group: TextGroup): Messages {
  const known = split.get(messages);
  if (known) return known[group];
  const entries = Object.entries(messages).filter(([key]) => !key.startsWith(OF_MAILS));
  const groups = {
    public: Object.fromEntries(entries.filter(([key]) => isPublicText(key))),
    other: Object.fromEntries(entries.filter(([key]) => !isPublicText(key))),
  };
  split.set(messages, groups);
  return groups[group];
}
