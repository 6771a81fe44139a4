import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { useServices } from "./services.ts";

/** REGION-03: the icons are the brand's own; its theme has them, so that a page loads those of one brand only. */
const BENEFITS = [
  { name: "protection", icon: "mask-(--benefit-protection)" },
  { name: "fees", icon: "mask-(--benefit-fees)" },
  { name: "withdrawal", icon: "mask-(--benefit-withdrawal)" },
  { name: "people", icon: "mask-(--benefit-people)" },
] as const;

export function Benefits() {
  const t = useTranslate();
  if (useServices().length === 0) return null;
  return (
    <section aria-labelledby="benefits-title" className="container-page">
      <h2 id="benefits-title" className="visually-hidden">
        {t("home.benefits.title")}
      </h2>
      <ul className="grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {BENEFITS.map(({ name, icon }) => (
          <li key={name} className="flex gap-4">
            <span className="icon-frame size-13">
              <span aria-hidden="true" className={classNames("size-6 bg-current mask-contain mask-no-repeat", icon)} />
            </span>
            <div className="min-w-0">
              <h3 className="type-h4">{t(`home.benefits.${name}.title`)}</h3>
              <p className="text-sm text-ink2">{t(`home.benefits.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
