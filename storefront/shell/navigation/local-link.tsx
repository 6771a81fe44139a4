import type { ComponentProps, MouseEvent } from "react";
import { createPath, type Location, type NavigateOptions, useLocation, useNavigate } from "react-router";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { usePageData } from "../page-data.tsx";
import { holdNavigation } from "./held-navigation.ts";

type AnchorProps = Omit<ComponentProps<"a">, "href" | "target">;

interface LocalLinkProps extends AnchorProps {
  /** Without language. */
  to: string;
}

/**
 * A link within the shop, in the page's language; marked as current on its own page. Our addresses are absolute, so
 * the router's Link, which resolves each address several times, would only make pages slower.
 */
export function LocalLink({ to, onClick, ...rest }: LocalLinkProps) {
  const { locale } = usePageData();
  const location = useLocation();
  const href = withLocale(to, locale);
  const follow = useFollow(href, location, onClick);
  return (
    <a aria-current={isSamePath(href, location.pathname) ? "page" : undefined} {...rest} href={href} onClick={follow} />
  );
}

interface AddressLinkProps extends AnchorProps {
  /** A whole address of the shop. */
  to: string;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

/** A link to an address that has its language already. */
export function AddressLink({ to, preventScrollReset = false, onClick, ...rest }: AddressLinkProps) {
  return <a {...rest} href={to} onClick={useFollow(to, useLocation(), onClick, { preventScrollReset })} />;
}

/** Opens a link's page in this document. */
function useFollow(href: string, location: Location, onClick: AnchorProps["onClick"], options: NavigateOptions = {}) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    if (!holdNavigation(href)) void navigate(href, { ...options, replace: href === createPath(location) });
  };
}

/** Other clicks are left to the browser: a new tab, a download, a menu. */
export function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

function isSamePath(href: string, pathname: string): boolean {
  const path = href.replace(/[?#].*/, "");
  return path.toLowerCase() === pathname.toLowerCase();
}
