import { NavLink, type NavLinkProps } from "react-router";
import { withLocale } from "../../../domain/locale/locale-path.ts";
import { usePageData } from "../page-data.tsx";

interface LocalLinkProps extends Omit<NavLinkProps, "to" | "className" | "children" | "style" | "end"> {
  /** Without language. */
  to: string;
  className?: string;
  children?: React.ReactNode;
}

/** A link within the shop, in the page's language; the one to the page itself says so to readers. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const { locale } = usePageData();
  return <NavLink {...rest} end to={withLocale(to, locale)} />;
}
