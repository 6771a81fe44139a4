import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

export type IconButtonVariant = "plain" | "outline" | "surface";

const variants: Record<IconButtonVariant, string> = {
  plain: "border-transparent hover:bg-sunk",
  outline: "border-line2 bg-surface hover:border-ink hover:bg-sunk",
  surface: "border-line bg-surface shadow-sh1 hover:border-line2",
};

export interface IconButtonLook {
  variant?: IconButtonVariant | undefined;
  /** 40 px visible; the target stays 44 px. */
  compact?: boolean | undefined;
}

export function iconButtonClass({ variant = "plain", compact = false }: IconButtonLook = {}): string {
  return classNames(
    "relative inline-grid shrink-0 cursor-pointer place-items-center rounded-field border text-ink transition-colors",
    "[&_svg]:size-5.5",
    compact ? "size-10 before:absolute before:-inset-[3px]" : "size-11",
    variants[variant],
  );
}

export interface IconButtonProps extends IconButtonLook, Omit<ComponentProps<"button">, "aria-label"> {
  /** The accessible name. With a counter it includes the number as shown, which is "99+" from 100 on. */
  label: string;
  count?: number;
}

export function IconButton({ label, count, variant, compact, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(iconButtonClass({ variant, compact }), className)}
    >
      {children}
      <CounterBadge count={count} className="absolute top-0.5 right-0.5" />
    </button>
  );
}

/** Decorative: the parent's accessible name must include the number. */
export function CounterBadge({ count, className }: { count: number | undefined; className?: string }) {
  if (!count) return null;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid h-4.5 min-w-4.5 place-items-center rounded-full bg-acc px-1 text-xs/none font-semibold text-onacc",
        className,
      )}
    >
      {count > 99 ? "99+" : count}
    </span>
  );
}
