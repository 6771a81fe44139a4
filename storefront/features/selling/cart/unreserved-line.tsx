import { Trash2 } from "lucide-react";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CartItem, ReservationError } from "#contracts/shop/selling/cart.ts";
import { takeLeft } from "#storefront/commerce/cart/cart-actions.ts";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { ProductImage } from "#ui/product-image.tsx";
import { variantPath } from "./cart-line.tsx";
import { useRemoval } from "./use-removal.ts";

interface UnreservedLineProps {
  line: CartItem;
  problems: readonly ReservationError[];
}

/** CART-06: a line that could not be reserved, why, and what the customer can do. It is excluded from all sums. */
export function UnreservedLine({ line, problems }: UnreservedLineProps) {
  const t = useTranslate();
  const remove = useRemoval();
  const requested = line.quantity;
  const left = Math.min(problems.find(({ line_id }) => line_id === line.line_id)?.available ?? 0, requested);
  const reason = left === 0 ? "gone" : left < requested ? "few" : "ended";
  return (
    <section
      aria-label={line.name}
      className="mt-4 flex first:mt-0 flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-4 py-4"
    >
      <ProductImage
        src={line.image}
        alt=""
        preset="thumbnail"
        className="size-16 shrink-0 rounded-field bg-sunk object-cover opacity-60"
      />
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-ui font-semibold wrap-anywhere">
          {line.name} · {line.variant}
        </p>
        <p className="text-sm text-bad">
          {t(`cart.unreserved.${reason}`, { left })} {t("cart.unreserved.outside")}
        </p>
      </div>
      <div className="flex items-center gap-1.5">
        {left > 0 ? (
          <TakeLeft line={line} left={left} />
        ) : (
          <LocalLink to={variantPath(line)} className={buttonClass({ variant: "outline", size: "sm" })}>
            {t("cart.unreserved.other")}
          </LocalLink>
        )}
        <IconButton label={t("cart.remove-named", { name: line.name })} onClick={() => remove(line)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}

function TakeLeft({ line, left }: { line: CartItem; left: number }) {
  const t = useTranslate();
  const shownIn = useShownIn();
  const { run, busy } = useCallAction();
  return (
    <Button size="sm" variant="outline" busy={busy} onClick={() => run(() => takeLeft(line, left, shownIn))}>
      {left < line.quantity ? t("cart.unreserved.take", { left }) : t("cart.unreserved.again")}
    </Button>
  );
}
