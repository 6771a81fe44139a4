import { useTranslate } from "#client/i18n/messages-provider.tsx";

/** The mark, the name, and whose part of it this is. */
export function Brand() {
  const t = useTranslate();
  return (
    <div className="flex h-16 shrink-0 items-center gap-3 px-6">
      <span aria-hidden="true" className="brand-mark" />
      <p className="grid">
        <strong className="font-semibold">Crossdock</strong>
        <span className="text-caption text-ontop/75">{t("staff.area")}</span>
      </p>
    </div>
  );
}
