import { Check, Link2Off, MailCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import type { AuthVariant } from "./auth-variant.ts";

const KINDS = {
  done: { icon: Check, colours: "bg-ok-fill text-ok" },
  mailed: { icon: MailCheck, colours: "bg-ok-fill text-ok" },
  expired: { icon: Link2Off, colours: "bg-bad-fill text-bad" },
} as const;

interface AuthOutcomeProps {
  variant: AuthVariant;
  kind: keyof typeof KINDS;
  title: string;
  text: string;
  children?: ReactNode;
}

/** Replaces the form. Focus moves to its title, because the focused control no longer exists. */
export function AuthOutcome({ variant, kind, title, text, children }: AuthOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { icon: Icon, colours } = KINDS[kind];
  const Heading = variant === "page" ? "h1" : "h2";
  return (
    <div className="grid justify-items-center pt-4 text-center">
      <span className={classNames("mb-6 grid size-18 place-items-center rounded-full", colours)}>
        <Icon aria-hidden="true" className="size-8" />
      </span>
      <Heading ref={heading} tabIndex={-1} className="type-h3 outline-none">
        {title}
      </Heading>
      <p className="mt-1.5 mb-6 text-ui text-balance text-ink2 wrap-anywhere">{text}</p>
      {children}
    </div>
  );
}
