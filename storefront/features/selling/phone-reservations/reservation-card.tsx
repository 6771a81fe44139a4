import { Check, Clock, type LucideIcon, Mail, ShoppingBag, Smartphone, X } from "lucide-react";
import { useState } from "react";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { PhoneReservationView } from "#contracts/shop/selling/phone-reservations.ts";
import type { PhoneReservationState } from "#domain/selling/phone-reservations/phone-reservation-machine.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { reloadCart } from "#storefront/commerce/cart/cart-actions.ts";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { OutcomeCard } from "#ui/outcome-card.tsx";

const LOOKS: Readonly<Record<PhoneReservationState, { icon: LucideIcon; tone: "ok" | "warn" | "pri" }>> = {
  requested: { icon: Mail, tone: "pri" },
  queued: { icon: Check, tone: "ok" },
  offered: { icon: Smartphone, tone: "ok" },
  converted: { icon: ShoppingBag, tone: "ok" },
  declined: { icon: X, tone: "pri" },
  cancelled: { icon: X, tone: "pri" },
  expired: { icon: Clock, tone: "warn" },
};

/** The actions of a customer with a mailed link, the usual one first. */
const ACTIONS = ["confirm", "take", "leave", "decline"] as const;

/** ROUTE-45: the status of a phone reservation. Only its buttons change it. */
export function ReservationCard({ token, reservation }: { token: string; reservation: PhoneReservationView }) {
  const t = useTranslate();
  const { deadline } = useMomentText();
  const shownIn = useShownIn();
  const { busy, run } = useCallAction();
  const [shown, setShown] = useState(reservation);
  const { state, phone, position, expires_at, next_events } = shown;
  const offered = ACTIONS.filter((action) => next_events.includes(action));

  const press = (action: (typeof ACTIONS)[number]) =>
    run(async () => {
      setShown(await browserApi.phoneReservations[action]({ ...shownIn, token }));
      if (action === "take") await reloadCart(shownIn);
    });

  const name = [phone?.name, phone?.variant].filter(Boolean).join(", ");
  const values = { phone: name, position: position ?? "", until: expires_at ? deadline(expires_at) : "" };
  return (
    <OutcomeCard
      {...LOOKS[state]}
      title={t(`phone-reservation.${state}.title`, values)}
      text={t(`phone-reservation.${state}.text`, values)}
    >
      {offered.map((action, index) => (
        <Button
          key={action}
          size="lg"
          block
          variant={index === 0 && action !== "leave" ? "primary" : "outline"}
          busy={busy}
          onClick={() => press(action)}
        >
          {t(`phone-reservation.action.${action}`)}
        </Button>
      ))}
      {offered.length === 0 && <NextStep state={state} />}
    </OutcomeCard>
  );
}

function NextStep({ state }: { state: PhoneReservationState }) {
  const t = useTranslate();
  const isInCart = state === "converted";
  return (
    <LocalLink to={isInCart ? "/cart" : "/iphone-reservation"} className={buttonClass({ size: "lg", block: true })}>
      {t(isInCart ? "phone-reservation.action.cart" : "phone-reservation.action.again")}
    </LocalLink>
  );
}
