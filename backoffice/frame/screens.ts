import type { LucideIcon } from "lucide-react";
import { ClipboardList, ShoppingBag } from "lucide-react";
import type { ComponentType } from "react";
import { PERMISSIONS, type Permission } from "#domain/people/access/permissions.ts";
import type { MessageKey } from "#i18n/message-key.ts";

/** The groups of the menu, in its order. */
export const SCREEN_GROUPS = ["work", "catalogue", "money", "content", "setup"] as const;
type ScreenGroup = (typeof SCREEN_GROUPS)[number];

/** A screen of the back office: all that the menu, the router, the keyboard and the palette know about it. */
export interface Screen {
  name: string;
  path: `/${string}`;
  /** Optional behind the path; the screen stays mounted while it comes and goes. */
  subPath?: `:${string}`;
  title: MessageKey;
  icon: LucideIcon;
  group: ScreenGroup;
  /** One of them is enough. */
  permissions: readonly Permission[];
  /** The key that leads to it after g. */
  shortcut?: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** Every screen, in the order of the menu. */
export const SCREENS: readonly Screen[] = [
  {
    name: "orders",
    path: "/orders",
    subPath: ":number",
    title: "staff.orders.title",
    icon: ShoppingBag,
    group: "work",
    permissions: ["orders.read"],
    shortcut: "o",
    load: () => import("../desks/orders/orders-desk.tsx"),
  },
  {
    name: "bench",
    path: "/bench",
    title: "staff.frame.bench",
    icon: ClipboardList,
    group: "work",
    // Each of its queues asks for a permission of its own.
    permissions: PERMISSIONS,
    shortcut: "b",
    load: () => import("../bench/bench.tsx"),
  },
];

export const maySee = (screen: Screen, granted: readonly Permission[]): boolean =>
  screen.permissions.some((permission) => granted.includes(permission));

/** The screens of a member with these permissions. */
export const screensFor = (granted: readonly Permission[]): readonly Screen[] =>
  SCREENS.filter((screen) => maySee(screen, granted));

/** The screen that an address belongs to. */
export const screenAt = (pathname: string): Screen | undefined =>
  SCREENS.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
