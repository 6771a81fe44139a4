import type { LucideIcon } from "lucide-react";
import {
  Banknote,
  Building2,
  ClipboardList,
  CreditCard,
  Mail,
  ReceiptText,
  ShieldAlert,
  ShoppingBag,
  Smartphone,
  Undo2,
  UserCheck,
} from "lucide-react";
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
    name: "approvals",
    path: "/approvals",
    subPath: ":number",
    title: "staff.approvals.title",
    icon: UserCheck,
    group: "work",
    permissions: ["approvals.read"],
    shortcut: "a",
    load: () => import("../desks/approvals/approvals-desk.tsx"),
  },
  {
    name: "companies",
    path: "/companies",
    subPath: ":number",
    title: "staff.pro.title",
    icon: Building2,
    group: "work",
    permissions: ["pro.read"],
    shortcut: "y",
    load: () => import("../desks/companies/companies-desk.tsx"),
  },
  {
    name: "phone-reservations",
    path: "/phone-reservations",
    subPath: ":number",
    title: "staff.phone-reservations.title",
    icon: Smartphone,
    group: "work",
    permissions: ["stock.read"],
    shortcut: "r",
    load: () => import("../desks/phone-reservations/reservations-desk.tsx"),
  },
  {
    name: "claims",
    path: "/claims",
    subPath: ":number",
    title: "staff.claims.title",
    icon: ShieldAlert,
    group: "work",
    permissions: ["claims.read"],
    shortcut: "c",
    load: () => import("../desks/claims/claims-desk.tsx"),
  },
  {
    name: "withdrawals",
    path: "/withdrawals",
    subPath: ":number",
    title: "staff.withdrawals.title",
    icon: Undo2,
    group: "work",
    permissions: ["claims.read"],
    shortcut: "w",
    load: () => import("../desks/withdrawals/withdrawals-desk.tsx"),
  },
  {
    name: "messages",
    path: "/messages",
    subPath: ":number",
    title: "staff.messages.title",
    icon: Mail,
    group: "work",
    permissions: ["contacts.read"],
    shortcut: "m",
    load: () => import("../desks/messages/messages-desk.tsx"),
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
  {
    name: "payments",
    path: "/payments",
    subPath: ":number",
    title: "staff.payments.title",
    icon: CreditCard,
    group: "money",
    permissions: ["payments.read"],
    shortcut: "p",
    load: () => import("../desks/payments/payments-desk.tsx"),
  },
  {
    name: "invoices",
    path: "/invoices",
    subPath: ":number",
    title: "staff.invoices.title",
    icon: ReceiptText,
    group: "money",
    permissions: ["invoices.read"],
    shortcut: "i",
    load: () => import("../desks/invoices/invoices-desk.tsx"),
  },
  {
    name: "payouts",
    path: "/payouts",
    subPath: ":number",
    title: "staff.payouts.title",
    icon: Banknote,
    group: "money",
    permissions: ["payouts.read"],
    shortcut: "u",
    load: () => import("../desks/payouts/payouts-desk.tsx"),
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
