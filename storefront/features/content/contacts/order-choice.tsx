import { useEffect, useState } from "react";
import type { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { OrderListItem } from "#contracts/shop/selling/orders.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { useVisitor } from "#storefront/shell/visitor/current-user.ts";
import { TextField } from "#ui/field.tsx";
import { RadioCard, RadioCardGroup } from "#ui/radio-card.tsx";

const MOST_OFFERED = 3;

interface OrderChoiceProps {
  field: ReturnType<typeof useCallForm>["field"];
}

/** Which order a message is about, if any: a customer's newest ones are offered, every other number is typed. */
export function OrderChoice({ field }: OrderChoiceProps) {
  const t = useTranslate();
  const { day } = useMomentText();
  const orders = useOwnOrders();
  const [chosen, setChosen] = useState("");
  const label = `${t("contacts.order")} (${t("quotes.item.optional")})`;
  const typed = (
    <TextField
      {...field("order_number")}
      label={label}
      hideLabel={orders.length > 0}
      help={t("contacts.order.help")}
      maxLength={40}
    />
  );
  if (orders.length === 0) return typed;
  return (
    <div className="grid gap-3">
      <RadioCardGroup legend={label} hideLegend>
        <p aria-hidden="true" className="-mb-1.5 text-sm font-label">
          {label}
        </p>
        {orders.map(({ number, created_at, status_key, lines_total }) => (
          <RadioCard
            key={number}
            name="own_order"
            value={number}
            checked={chosen === number}
            onChange={() => setChosen(number)}
            title={`${number} · ${t("cart.products", { count: lines_total })}`}
            detail={`${day(created_at)} · ${t(status_key as MessageKey)}`}
          />
        ))}
        <RadioCard
          name="own_order"
          value=""
          checked={chosen === ""}
          onChange={() => setChosen("")}
          title={t("contacts.order.none")}
        />
      </RadioCardGroup>
      {chosen === "" && typed}
    </div>
  );
}

/** Loaded beside the page, which is the same for everybody. */
function useOwnOrders(): readonly OrderListItem[] {
  const [orders, setOrders] = useState<readonly OrderListItem[]>([]);
  const { user } = useVisitor();
  const { languageId } = usePageData().config.searchKeys;
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return setOrders([]);
    let isCurrent = true;
    browserApi.orders
      .getMyOrders({ language_id: languageId })
      .then(({ items }) => isCurrent && setOrders(items.slice(0, MOST_OFFERED)))
      // Without them a number can still be typed.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [userId, languageId]);
  return orders;
}
