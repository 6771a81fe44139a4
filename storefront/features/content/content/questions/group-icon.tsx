import { CircleHelp, Landmark, Link, type LucideIcon, Package, ShoppingBag, User, Wallet } from "lucide-react";
import type { QuestionGroup } from "#contracts/shop/content/content.ts";

/** By the key of the group; a group of other staff has the mark of a question. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  shopping: ShoppingBag,
  "buy-for-me": Link,
  forwarding: Package,
  customs: Landmark,
  payment: Wallet,
  account: User,
};

type Group = Pick<QuestionGroup, "key">;

export function GroupIcon({ group }: { group: Group }) {
  const Icon = ICONS[group.key] ?? CircleHelp;
  return <Icon aria-hidden="true" className="size-5" />;
}

export const groupAnchor = ({ key }: Group) => `group-${key}`;
