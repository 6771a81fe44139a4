import { TranslateProvider, useTranslate } from "#client/i18n/messages-provider.tsx";
import { notFoundMessage } from "#domain/operations/errors/error-kinds.ts";
import { htmlLanguage, type Language } from "#domain/operations/storefronts/storefront.ts";
import { buttonClass } from "#ui/button-class.ts";

/** ERROR-02: the whole document, without the page's data, which may be what is missing. */
export function FailedHydration({ language }: { language: Language }) {
  return (
    <TranslateProvider language={language}>
      <FailedDocument language={language} />
    </TranslateProvider>
  );
}

function FailedDocument({ language }: { language: Language }) {
  const t = useTranslate();
  return (
    <html lang={htmlLanguage(language)}>
      <head>
        <meta name="robots" content="noindex" />
        <title>{t("meta.not-found.title")}</title>
      </head>
      <body>
        <main className="container-page grid min-h-dvh content-center justify-items-center py-16 text-center">
          <h1 className="type-h1">{t("not-found.fatal-title")}</h1>
          <p className="mt-2 text-ink2">{t("error.not-started.text")}</p>
          <div className="mt-6 flex flex-wrap justify-center gap-2.5">
            <a href={window.location.href} className={buttonClass()}>
              {t("error.try-again")}
            </a>
            <a href="/" className={buttonClass({ variant: "outline" })}>
              {t("error.return-to-homepage")}
            </a>
          </div>
          <p lang="en" className="mt-6 text-sm text-ink3">
            404 · {notFoundMessage("hydration", "").message}
          </p>
        </main>
      </body>
    </html>
  );
}
