import { CircleCheck, CircleX } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { availabilityOf } from "#domain/catalogue/products/availability.ts";
import type { Translate } from "#i18n/translate.ts";
import { classNames } from "#ui/class-names.ts";

export function availabilityText(available: number, t: Translate): string {
  const state = availabilityOf(available);
  if (state.kind === "few") return t("product.in-stock-left", { count: state.left });
  return t(state.kind === "in-stock" ? "product.in-stock" : "product.sold-out");
}

/** A live region, because it changes with the selected variant. */
export function AvailabilityLine({ available }: { available: number }) {
  const t = useTranslate();
  const Icon = available > 0 ? CircleCheck : CircleX;
  return (
    <p
      role="status"
      className={classNames("flex items-center gap-2.5 text-sm font-semibold", available > 0 ? "text-ok" : "text-bad")}
    >
      <Icon aria-hidden="true" className="size-5" />
      {availabilityText(available, t)}
    </p>
  );
}
