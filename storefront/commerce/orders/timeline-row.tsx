import {
  CircleOff,
  CreditCard,
  type LucideIcon,
  MapPin,
  Navigation,
  PackageCheck,
  PackageOpen,
  ShoppingBag,
  Stamp,
  Truck,
  Wrench,
} from "lucide-react";
import type { ReactNode } from "react";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { classNames } from "#ui/class-names.ts";

export type TimelineIcon = OrderDetails["timeline"][number]["icon"];

const ICONS: Readonly<Record<TimelineIcon, LucideIcon>> = {
  placed: ShoppingBag,
  paid: CreditCard,
  processing: Wrench,
  packed: PackageOpen,
  moving: Navigation,
  arrived: MapPin,
  customs: Stamp,
  courier: Truck,
  delivered: PackageCheck,
  stopped: CircleOff,
};

const CIRCLES = {
  ahead: "border border-dashed border-line2 bg-surface text-ink3",
  // Printers leave backgrounds out.
  now: "bg-pri text-onpri ring-4 ring-soft print:text-pri",
  past: "bg-soft text-softink",
};

interface TimelineRowProps {
  when: keyof typeof CIRCLES;
  icon: TimelineIcon;
  title: string;
  children: ReactNode;
}

export function TimelineRow({ when, icon, title, children }: TimelineRowProps) {
  const Icon = ICONS[icon];
  const isAhead = when === "ahead";
  return (
    <li className="group relative flex gap-4 pb-6 last:pb-0">
      <span
        aria-hidden="true"
        className={classNames(
          "absolute top-8 bottom-0 left-3.75 w-0.5 group-last:hidden",
          isAhead ? "bg-line" : "bg-soft-hover",
        )}
      />
      <span
        aria-hidden="true"
        className={classNames("relative grid size-8 shrink-0 place-items-center rounded-full", CIRCLES[when])}
      >
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 pt-0.5">
        <p className={classNames("text-ui", isAhead ? "text-ink3" : "font-semibold")}>{title}</p>
        <p className={classNames("text-sm tabular-nums", isAhead ? "text-ink3" : "text-ink2")}>{children}</p>
      </div>
    </li>
  );
}
