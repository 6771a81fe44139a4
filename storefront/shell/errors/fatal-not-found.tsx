import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Pill } from "../../../ui/pill.tsx";
import { usePageData } from "../page-data.tsx";
import { ThemedDrawing } from "../themed-drawing.tsx";

/** ERROR-02: an address that its own route refused. */
export function FatalNotFound({ message }: { message: string }) {
  const t = useTranslate();
  const { assets } = usePageData();
  return (
    <div className="grid w-full max-w-[520px] justify-items-center text-center">
      <ThemedDrawing
        drawing={assets.lostParcel}
        width={520}
        height={320}
        className="h-auto w-full max-w-[360px] rounded-panel"
      />
      <Pill dot={false} className="mt-8">
        404
      </Pill>
      <h1 className="type-h1 mt-3">{t("not-found.fatal-title")}</h1>
      <p className="mt-2 text-ink2">{t("not-found.text")}</p>
      <a href="/" className={`${buttonClass()} mt-6`}>
        {t("error.return-to-homepage")}
      </a>
      <p lang="en" className="mt-6 max-w-full text-sm wrap-anywhere text-ink3">
        {message}
      </p>
    </div>
  );
}
