import { Link2Off, Mail } from "lucide-react";
import type { SyntheticEvent } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { MailPreferencesView } from "#contracts/shop/marketing/marketing.ts";
import { MAIL_FREQUENCIES, MAIL_TOPICS } from "#domain/marketing/marketing/mail-topics.ts";
import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Block } from "#ui/block.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { SelectField } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { OutcomeCard } from "#ui/outcome-card.tsx";
import { Radio } from "#ui/radio.tsx";
import type { PreferencesData } from "./load-preferences.ts";
import { usePreferences } from "./use-preferences.ts";

interface Props extends Omit<PreferencesData, "preferences"> {
  preferences: MailPreferencesView;
}

type Shown = Pick<ReturnType<typeof usePreferences>, "shown" | "change">;

/** T131: what comes by mail, how often and in which language. Each choice counts at once; without scripts, with the button. */
export function PreferencesForm({ preferences, token, isSaved }: Props) {
  const t = useTranslate();
  const { shown, change, busy } = usePreferences(preferences, token);
  const hasAny = MAIL_TOPICS.some((topic) => shown.topics[topic]);

  /** Only stopping is submitted by a script: every other choice is saved when it is made. */
  function stop(event: SyntheticEvent) {
    event.preventDefault();
    void change({ stop_all: true });
  }

  return (
    <form method="post" onSubmit={stop} className="mx-auto grid w-full max-w-[680px] gap-4 md:gap-5">
      <header>
        <h1 className="type-h1">{t("preferences.title")}</h1>
        <p className="mt-2 text-ui text-ink2 wrap-anywhere">{t("preferences.for", { email: shown.email })}</p>
        <p className="mt-1 text-ui text-ink2">{t("preferences.text")}</p>
      </header>
      {isSaved && (
        <Note tone="ok" live>
          {t("preferences.saved")}
        </Note>
      )}
      <Topics shown={shown} change={change} />
      <Frequency shown={shown} change={change} />
      <MailLanguage shown={shown} change={change} />
      <Watches shown={shown} change={change} />
      <noscript>
        <button type="submit" className={buttonClass({ size: "lg", block: true })}>
          {t("preferences.save")}
        </button>
      </noscript>
      <Block title={t("preferences.stop")}>
        <p className="mb-4 text-ui text-ink2">{t(hasAny ? "preferences.stop.text" : "preferences.stopped")}</p>
        <Button type="submit" name="action" value="stop" variant="outline" busy={busy}>
          {t("preferences.stop.submit")}
        </Button>
      </Block>
    </form>
  );
}

function Topics({ shown, change }: Shown) {
  const t = useTranslate();
  return (
    <Block title={t("preferences.topics")}>
      <div className="grid gap-3">
        {MAIL_TOPICS.map((topic) => (
          <Checkbox
            key={topic}
            name="topic"
            value={topic}
            checked={shown.topics[topic]}
            onChange={({ target }) => change({ topics: { [topic]: target.checked } })}
            help={t(`preferences.topic.${topic}.text`)}
            className="[&>p]:mt-0 [&>p]:ps-7"
          >
            {t(`preferences.topic.${topic}`)}
          </Checkbox>
        ))}
      </div>
    </Block>
  );
}

function Frequency({ shown, change }: Shown) {
  const t = useTranslate();
  return (
    <Block title={t("preferences.frequency")}>
      <fieldset className="grid gap-1">
        <legend className="visually-hidden">{t("preferences.frequency")}</legend>
        {MAIL_FREQUENCIES.map((frequency) => (
          <Radio
            key={frequency}
            name="frequency"
            value={frequency}
            checked={shown.frequency === frequency}
            onChange={() => change({ frequency })}
          >
            {t(`preferences.frequency.${frequency}`)}
          </Radio>
        ))}
      </fieldset>
    </Block>
  );
}

function MailLanguage({ shown, change }: Shown) {
  const t = useTranslate();
  if (shown.languages.length < 2) return null;
  return (
    <Block title={t("preferences.language")}>
      <SelectField
        name="mail_locale"
        label={t("preferences.language.label")}
        value={shown.mail_locale}
        onChange={({ target }) => change({ mail_locale: target.value as typeof shown.mail_locale })}
      >
        {shown.languages.map(({ locale, title }) => (
          <option key={locale} value={locale} lang={htmlLanguage(locale)}>
            {title}
          </option>
        ))}
      </SelectField>
    </Block>
  );
}

function Watches({ shown, change }: Shown) {
  const t = useTranslate();
  return (
    <Block title={t("preferences.watches")}>
      {shown.watches.length === 0 && <p className="text-ui text-ink2">{t("preferences.watches.none")}</p>}
      <ul className="grid gap-3">
        {shown.watches.map(({ id, kind, product, slug }) => (
          <li key={id} className="flex items-center justify-between gap-4">
            <LocalLink to={`/p/${slug}`} className="min-w-0 underline underline-offset-3 wrap-anywhere">
              {t(`preferences.watch.${kind}`, { product })}
            </LocalLink>
            <Button
              type="submit"
              name="end_watch"
              value={id}
              size="sm"
              variant="outline"
              onClick={(event) => {
                event.preventDefault();
                void change({ end_watch: id });
              }}
            >
              {t("preferences.watch.end")}
            </Button>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** A link that opens nothing, or nobody whose address is known. */
export function NoPreferences({ hasLink }: { hasLink: boolean }) {
  const t = useTranslate();
  return hasLink ? (
    <OutcomeCard
      icon={Link2Off}
      tone="bad"
      title={t("newsletter.link-invalid.title")}
      text={t("newsletter.link-invalid")}
    >
      <LocalLink to="/" className={buttonClass({ variant: "outline", size: "lg", block: true })}>
        {t("newsletter.home")}
      </LocalLink>
    </OutcomeCard>
  ) : (
    <OutcomeCard icon={Mail} tone="pri" title={t("preferences.title")} text={t("preferences.unknown")}>
      <LocalLink to="/login?redirect=/newsletter/preferences" className={buttonClass({ size: "lg", block: true })}>
        {t("auth.login.submit")}
      </LocalLink>
    </OutcomeCard>
  );
}
