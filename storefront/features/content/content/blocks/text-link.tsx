import type { ReactNode } from "react";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";

interface TextLinkProps {
  /** A path of the shop, or an https address. */
  href: string;
  className: string;
  children: ReactNode;
}

/** A link of a text. Within the shop it is in the page's language. */
export function TextLink({ href, className, children }: TextLinkProps) {
  if (!href.startsWith("/")) {
    return (
      <a href={href} rel="external noopener" className={className}>
        {children}
      </a>
    );
  }
  return (
    <LocalLink to={href} className={className}>
      {children}
    </LocalLink>
  );
}
