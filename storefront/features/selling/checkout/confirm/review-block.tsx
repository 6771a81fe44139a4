import { type ReactNode, useEffect, useRef } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { blockLinkClass, CheckoutBlock } from "#storefront/commerce/checkout/checkout-block.tsx";

interface ReviewBlockProps {
  title: string;
  onChange: () => void;
  /** In place of what was chosen, while it is being changed. */
  editor?: ReactNode;
  children: ReactNode;
}

/** A choice with a button to change it on this page. */
export function ReviewBlock({ title, onChange, editor, children }: ReviewBlockProps) {
  const t = useTranslate();
  const block = useRef<HTMLDivElement>(null);
  const isOpen = Boolean(editor);
  useEffect(() => {
    if (isOpen) block.current?.querySelector<HTMLElement>("input:checked, input:not([type=radio]), input")?.focus();
  }, [isOpen]);
  const change = !isOpen && (
    <button
      type="button"
      aria-label={t("checkout.review.change", { what: title })}
      className={blockLinkClass}
      onClick={onChange}
    >
      {t("checkout.change")}
    </button>
  );
  return (
    <CheckoutBlock title={title} action={change} className={isOpen ? "md:col-span-2" : ""}>
      <div ref={block} className="text-ui">
        {editor || children}
      </div>
    </CheckoutBlock>
  );
}
