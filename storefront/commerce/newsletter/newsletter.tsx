import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

export function Newsletter() {
  const t = useTranslate();
  return (
    <section
      aria-labelledby="newsletter-title"
      className="grid items-center gap-x-10 gap-y-5 rounded-panel bg-accsoft px-5 py-8 md:px-8 lg:grid-cols-[1fr_minmax(0,520px)] lg:px-14 lg:py-12"
    >
      <div>
        <h2 id="newsletter-title" className="type-h2">
          {t("home.newsletter.title")}
        </h2>
        <p className="mt-1 text-ui text-ink2">{t("home.newsletter.text")}</p>
      </div>
      <NewsletterForm />
    </section>
  );
}
