import type { ComponentProps, MouseEvent } from "react";
import { createPath, useLocation, useNavigate } from "react-router";
import { withLocale } from "../../../domain/locale/locale-path.ts";
import { usePageData } from "../page-data.tsx";
import { holdNavigation } from "./held-navigation.ts";

interface LocalLinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
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
  const navigate = useNavigate();
  const href = withLocale(to, locale);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    if (!holdNavigation(href)) void navigate(href, { replace: href === createPath(location) });
  }

  return (
    <a aria-current={isSamePath(href, location.pathname) ? "page" : undefined} {...rest} href={href} onClick={follow} />
  );
}

/** Other clicks are left to the browser: a new tab, a download, a menu. */
export function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

function isSamePath(href: string, pathname: string): boolean {
  const path = href.replace(/[?#].*/, "");
  return path.toLowerCase() === pathname.toLowerCase();
}
