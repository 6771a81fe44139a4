import { Timer } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Cart, CartItem } from "#contracts/shop/selling/cart.ts";
import { multiply } from "#domain/money/money/money.ts";
import { priceCart } from "#domain/selling/cart/cart-price.ts";
import type { CartState } from "#domain/selling/cart/cart-state.ts";
import { countdownText } from "#domain/selling/cart/reservation-countdown.ts";
import { formatMoney } from "#i18n/format.ts";
import { type CartTerms, useCart, useCartTerms } from "#storefront/commerce/cart/cart-store.ts";
import { useSecondsLeft } from "#storefront/commerce/cart/use-seconds-left.ts";
import { leastText } from "#storefront/commerce/freight/least-text.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Modal } from "#ui/modal/modal.tsx";
import { Note } from "#ui/note.tsx";
import { ProductImage } from "#ui/product-image.tsx";
import { SmallCards } from "./small-cards.tsx";

export interface AddedItem {
  variantId: number;
  /** Pieces that were reserved; may be fewer than requested. */
  added: number;
  requested: number;
}

interface AddedModalProps {
  added: AddedItem;
  open: boolean;
  onHandle: (outcome: boolean) => void;
}

export function AddedModal({ added, open, onHandle }: AddedModalProps) {
  const t = useTranslate();
  const cart = useCart();
  const terms = useCartTerms();
  const line = cart.items.find(({ variant_id }) => variant_id === added.variantId);
  const count = cart.items.filter(({ is_reserved }) => is_reserved).length;
  const close = () => onHandle(true);
  return (
    <Modal
      open={open}
      onHandle={onHandle}
      size="md"
      title={t("cart.added.title")}
      closeLabel={t("a11y.close")}
      data-testid="cart-modal"
      footer={
        <>
          <Button variant="outline" onClick={() => onHandle(false)}>
            {t("cart.added.continue")}
          </Button>
          <LocalLink to="/cart" className={classNames(buttonClass(), "grow")} onClick={close}>
            {t("cart.added.view", { number: count })}
          </LocalLink>
        </>
      }
    >
      {line && terms && <AddedLine line={line} added={added} currency={terms.currency} />}
      {cart.expiration && terms && <ReservationCountdown expiration={cart.expiration} terms={terms} />}
      {terms && <CartTotal cart={cart} terms={terms} onLeave={close} />}
      <SmallCards inCart={cart.items.map(({ product_id }) => product_id)} onLeave={close} />
    </Modal>
  );
}

function AddedLine({ line, added, currency }: { line: CartItem; added: AddedItem; currency: string }) {
  const t = useTranslate();
  const isReduced = line.prior_price !== null && line.prior_price > line.price;
  return (
    <>
      <div className="flex items-center gap-4">
        <ProductImage
          src={line.image}
          alt=""
          preset="thumbnail"
          className="size-22 rounded-card bg-sunk object-cover"
        />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{[line.manufacturer, line.name].filter(Boolean).join(" ")}</p>
          <p className="text-sm text-ink2">
            {[line.variant, t("cart.pieces", { count: added.added })].filter(Boolean).join(" · ")}
          </p>
          <p className={classNames("mt-1 text-[1.125rem]/6 font-bold", isReduced ? "text-sale" : "text-ink")}>
            {formatMoney(multiply(line.price, added.added), currency, t.language)}
          </p>
        </div>
      </div>
      {added.added < added.requested && (
        <Note tone="warn" className="mt-4">
          {t("cart.added.fewer", { count: added.added })}
        </Note>
      )}
    </>
  );
}

function ReservationCountdown({ expiration, terms }: { expiration: string; terms: CartTerms }) {
  const t = useTranslate();
  const seconds = useSecondsLeft(expiration, terms.clockAheadMs);
  return (
    <p className="mt-4 flex items-center gap-2.5 rounded-field bg-warn-fill px-4 py-2.5 text-sm text-warn-note">
      <Timer aria-hidden="true" className="size-5" />
      {t("cart.added.reserved-for")} <span className="font-bold tabular-nums">{countdownText(seconds)}</span>
    </p>
  );
}

interface CartTotalProps {
  cart: CartState<Cart>;
  terms: CartTerms;
  onLeave: () => void;
}

function CartTotal({ cart, terms, onLeave }: CartTotalProps) {
  const t = useTranslate();
  const { final, isFrom } = priceCart(cart);
  return (
    <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
      <p>
        {t("cart.added.total")}{" "}
        <strong className="text-base tabular-nums" data-testid="total-so-far">
          {leastText(final, isFrom, terms.currency, t)}
        </strong>
        <span className="block text-caption text-ink3">
          {t(`cart.added.${isFrom ? "with" : "before"}-delivery.${cart.shipping_method}`)}
        </span>
      </p>
      <LocalLink
        to="/checkout"
        onClick={onLeave}
        className="inline-flex min-h-11 items-center font-semibold text-pri hover:underline"
      >
        {t("cart.checkout")}
      </LocalLink>
    </div>
  );
}
