import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { classNames } from "#ui/class-names.ts";
import type { EntryView } from "./entry-presenter.ts";

/** Decorative: the amount has a sign. */
export function DirectionMark({ isAddition }: Pick<EntryView, "isAddition">) {
  const Icon = isAddition ? ArrowDownLeft : ArrowUpRight;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid size-8 shrink-0 place-items-center rounded-field [&_svg]:size-4",
        isAddition ? "bg-soft text-softink" : "bg-sunk text-ink2",
      )}
    >
      <Icon />
    </span>
  );
}

/** ACCOUNT-02: only a quote's number is a link. */
export function EntryOrder({ orderNumber, orderPath }: Pick<EntryView, "orderNumber" | "orderPath">) {
  if (orderNumber === null) return <NoValue />;
  if (orderPath === null) return orderNumber;
  return (
    <LocalLink to={orderPath} className="font-semibold text-pri underline underline-offset-4 hover:no-underline">
      {orderNumber}
    </LocalLink>
  );
}

export function NoValue() {
  const t = useTranslate();
  return (
    <>
      <span aria-hidden="true" className="text-ink3">
        –
      </span>
      <span className="visually-hidden">{t("balance.none")}</span>
    </>
  );
}

export const amountClass = (isAddition: boolean) =>
  classNames("font-semibold whitespace-nowrap tabular-nums", isAddition && "text-ok");
