import { Mail } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { buttonClass } from "#ui/button.tsx";
import { OutcomeCard } from "#ui/outcome-card.tsx";
import { useStore } from "#ui/store.ts";
import { askedHere } from "../features/selling/phone-reservations/asked-here.ts";
import { PageHead } from "../shell/head/page-head.tsx";
import { LocalLink } from "../shell/navigation/local-link.tsx";

/** ROUTE-43: after a phone was asked for; who only opens the address reads where the confirmation is. */
export default function ReservationSuccess() {
  const t = useTranslate();
  const isAsked = useStore(askedHere);
  const title = t(isAsked ? "phone-reservation.sent.title" : "phone-reservation.unnamed.title");
  const text = t(isAsked ? "phone-reservation.sent.text" : "phone-reservation.unnamed.text");
  return (
    <>
      <PageHead title={title} description={text} noindex />
      <OutcomeCard icon={Mail} tone="pri" title={title} text={text}>
        {!isAsked && (
          <LocalLink to="/iphone-reservation" className={buttonClass({ size: "lg", block: true })}>
            {t("phone-reservation.action.again")}
          </LocalLink>
        )}
        <LocalLink to="/" className={buttonClass({ variant: "outline", size: "lg", block: true })}>
          {t("phone-reservation.sent.action")}
        </LocalLink>
      </OutcomeCard>
    </>
  );
}
