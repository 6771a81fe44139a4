import { Mail } from "lucide-react";
import { useTranslate } from "../../client/i18n/messages-provider.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { OutcomeCard } from "../../ui/outcome-card.tsx";
import { PageHead } from "../shell/head/page-head.tsx";
import { LocalLink } from "../shell/navigation/local-link.tsx";

/** ROUTE-43: after a phone was asked for. */
export default function ReservationSuccess() {
  const t = useTranslate();
  const title = t("phone-reservation.sent.title");
  const text = t("phone-reservation.sent.text");
  return (
    <>
      <PageHead title={title} description={text} noindex />
      <OutcomeCard icon={Mail} tone="pri" title={title} text={text}>
        <LocalLink to="/" className={buttonClass({ variant: "outline", size: "lg", block: true })}>
          {t("phone-reservation.sent.action")}
        </LocalLink>
      </OutcomeCard>
    </>
  );
}
