import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { loadPreferences } from "../features/marketing/newsletter/load-preferences.ts";
import { NoPreferences, PreferencesForm } from "../features/marketing/newsletter/preferences-form.tsx";
import { PageHead } from "../shell/head/page-head.tsx";
import type { Route } from "./+types/newsletter-preferences";

export const loader = ({ url, context }: Route.LoaderArgs) => loadPreferences(url, context);

export default function NewsletterPreferences({ loaderData: { preferences, ...rest } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t("preferences.title")} description={t("preferences.text")} noindex />
      {preferences ? (
        <PreferencesForm key={preferences.email} preferences={preferences} {...rest} />
      ) : (
        <NoPreferences hasLink={rest.token !== undefined} />
      )}
    </>
  );
}
