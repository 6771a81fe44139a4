import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "outline" | "tonal" | "accent" | "text" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const base =
  "relative inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-button border text-center " +
  "font-semibold transition-colors [&_svg]:size-5";

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-pri text-onpri hover:bg-pri-hover",
  outline: "border-line2 bg-surface text-ink hover:border-ink hover:bg-sunk",
  tonal: "border-transparent bg-soft text-softink hover:bg-soft-hover",
  accent: "border-transparent bg-acc text-onacc hover:bg-acc-hover",
  text: "border-transparent text-pri hover:bg-soft",
  danger: "border-bad bg-surface text-bad hover:bg-bad-fill",
};

const flat = "cursor-not-allowed border-transparent bg-flat text-ink2";

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-10 px-4 py-2 text-sm pointer-coarse:min-h-11",
  md: "min-h-12 px-5 py-2.5 text-ui",
  lg: "min-h-14 px-6 py-3 text-base",
};

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
  unavailable?: boolean;
}

/** The look of a button for anything that is not one, such as a router link. */
export function buttonClass({ variant = "primary", size = "md", block, unavailable }: ButtonLook = {}): string {
  return classNames(base, sizes[size], unavailable ? flat : variants[variant], block && "w-full");
}
