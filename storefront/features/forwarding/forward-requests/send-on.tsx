import { Send } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button-class.ts";

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
