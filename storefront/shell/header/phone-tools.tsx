import { ArrowLeft, Search, Share2 } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { showToast } from "#ui/toast-store.ts";
import { CartIcon } from "../navigation/cart-icon.tsx";
import { isPlainClick, LocalLink } from "../navigation/local-link.tsx";
import { Opener } from "../navigation/opener.tsx";
import { useLocalPath } from "../navigation/use-local-path.ts";
import { useSiteLinks } from "../navigation/use-site-links.ts";
import { actionClass } from "./action-class.ts";

export interface PhoneToolsProps {
  /** The page that the arrow leads to when there is none before this one; without it there is no arrow. */
  back?: string;
  /** With search and cart. */
  isShopping?: boolean;
  /** With a button that shares the page under this title. */
  shareAs?: string;
}

/** The icons of a page's own header. The arrow is shown before the heading. */
export function PhoneTools({ back, isShopping = false, shareAs }: PhoneToolsProps) {
  return (
    <div className="contents md:hidden print:hidden">
      {back && <BackLink to={back} />}
      {isShopping && <SearchAction />}
      {shareAs && <ShareAction title={shareAs} />}
      {isShopping && <CartLink />}
    </div>
  );
}

function BackLink({ to }: { to: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  /** The router numbers the pages of a visit. */
  function goBack(event: MouseEvent) {
    if (!isPlainClick(event) || !(window.history.state?.idx > 0)) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <LocalLink to={to} onClick={goBack} aria-label={t("menu.back")} className={`${actionClass} order-first -ms-2.5`}>
      <ArrowLeft aria-hidden="true" />
    </LocalLink>
  );
}

/** The field is in the site's header, which returns until the next page. */
function SearchAction() {
  const t = useTranslate();
  const fallback = useLocalPath("/search");
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  useEffect(() => {
    if (isOpen) document.querySelector<HTMLInputElement>("header search input")?.focus();
  }, [isOpen]);
  return (
    <Opener
      fallback={fallback}
      onOpen={() => setOpenedAt(key)}
      data-searching={isOpen || undefined}
      aria-label={t("search.label")}
      className={actionClass}
    >
      <Search aria-hidden="true" />
    </Opener>
  );
}

/** Opens the device's own choice of how to share; without one it copies the link. */
function ShareAction({ title }: { title: string }) {
  const t = useTranslate();
  async function share() {
    const url = window.location.href;
    // Rejects when the visitor changes their mind.
    if (typeof navigator.share === "function") return navigator.share({ title, url }).catch(() => {});
    await navigator.clipboard.writeText(url);
    showToast({ tone: "success", text: t("product.link-copied") });
  }
  return (
    <button type="button" aria-label={t("product.share")} onClick={share} className={actionClass}>
      <Share2 aria-hidden="true" />
    </button>
  );
}

function CartLink() {
  return useSiteLinks(["cart"]).map(({ name, to, label }) => (
    <LocalLink key={name} to={to} className={`${actionClass} -me-2.5`}>
      <CartIcon />
      <span className="sr-only">{label}</span>
    </LocalLink>
  ));
}
