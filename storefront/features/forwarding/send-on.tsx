import { Send } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { LocalLink } from "../../shell/navigation/local-link.tsx";

/** Leads from the desk, or from one parcel, to its forward request. */
export function SendOn({ number }: { number?: string }) {
  const t = useTranslate();
  return (
    <LocalLink to={number === undefined ? "/forward" : `/forward?parcels=${number}`} className={buttonClass()}>
      <Send aria-hidden="true" />
      {t("forwarding.title")}
    </LocalLink>
  );
}
