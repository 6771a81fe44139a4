import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";
import { isPlainClick } from "#storefront/shell/navigation/local-link.tsx";

interface ListingLinkProps extends Omit<ComponentProps<"a">, "href" | "rel"> {
  /** A whole address, as `hrefOf` of the listing makes it. */
  to: string;
}

/** To the same listing with another query. Search engines need not follow it, and the page does not scroll. */
export function ListingLink({ to, onClick, ...rest }: ListingLinkProps) {
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to, { preventScrollReset: true });
  }

  return <a {...rest} href={to} rel="nofollow" onClick={follow} />;
}
