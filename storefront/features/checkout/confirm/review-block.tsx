import type { ReactNode } from "react";
import { useTranslate } from "../../../../client/i18n/messages-provider.tsx";
import { LocalLink } from "../../../shell/navigation/local-link.tsx";
import { blockLinkClass, CheckoutBlock } from "../checkout-block.tsx";

interface ReviewBlockProps {
  title: string;
  /** The step where it was chosen; `onChange` is called where it can be changed on this page. */
  changeTo?: string;
  onChange?: () => void;
  children: ReactNode;
}

export function ReviewBlock({ title, changeTo, onChange, children }: ReviewBlockProps) {
  const t = useTranslate();
  const label = t("checkout.review.change", { what: title });
  const change = changeTo ? (
    <LocalLink to={changeTo} aria-label={label} className={blockLinkClass}>
      {t("checkout.change")}
    </LocalLink>
  ) : (
    <button type="button" aria-label={label} className={blockLinkClass} onClick={onChange}>
      {t("checkout.change")}
    </button>
  );
  return (
    <CheckoutBlock title={title} action={change}>
      <div className="text-ui">{children}</div>
    </CheckoutBlock>
  );
}
