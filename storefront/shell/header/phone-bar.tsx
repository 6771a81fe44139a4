import { type ReactNode, Suspense } from "react";
import { late } from "#client/late.ts";
import type { PhoneToolsProps } from "./phone-tools.tsx";

const PhoneTools = late(async () => (await import("./phone-tools.tsx")).PhoneTools);

interface PhoneBarProps extends PhoneToolsProps {
  /** The page's heading, or the logo. */
  children: ReactNode;
}

/** The page's own header on a phone, where it replaces the site's. On wider screens only its heading remains. */
export function PhoneBar({ children, ...tools }: PhoneBarProps) {
  return (
    <div data-phone-bar className="phone-bar">
      <div className="min-w-0 grow md:contents">{children}</div>
      <Suspense>
        <PhoneTools {...tools} />
      </Suspense>
    </div>
  );
}
