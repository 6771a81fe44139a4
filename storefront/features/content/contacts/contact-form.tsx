import { ShieldCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { MESSAGE_CHARACTERS } from "#domain/content/contacts/contact-message.ts";
import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useLocalPath } from "#storefront/shell/navigation/use-local-path.ts";
import { useVisitor } from "#storefront/shell/visitor/current-user.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextareaField, TextField } from "#ui/field.tsx";
import { OrderChoice } from "./order-choice.tsx";
import { type Sent, SentMessage } from "./sent-message.tsx";
import { useContactForm } from "./use-contact-form.ts";
import { useReasons } from "./use-reasons.ts";

/** CONTENT-02: writes to the shop. Without scripts the browser posts it, and it is held for review. */
export function ContactForm() {
  const [sent, setSent] = useState<Sent | null>(null);
  return sent ? <SentMessage sent={sent} onAnother={() => setSent(null)} /> : <Form onSent={setSent} />;
}

function Form({ onSent }: { onSent: (sent: Sent) => void }) {
  const t = useTranslate();
  const reasons = useReasons();
  const action = useLocalPath("/contacts");
  const { props, field, busy, begin, ...state } = useContactForm(onSent);
  const [isReady, setReady] = useState(false);
  const [typed, setTyped] = useState(0);
  useEffect(() => setReady(true), []);
  useOwnName(state.form);
  return (
    <form {...props} method="post" action={action} noValidate={isReady} onFocus={begin} className="grid gap-4">
      <div>
        <h2 id="write-title" className="type-h3">
          {t("contacts.form.title")}
        </h2>
        <p className="mt-1 text-sm text-ink2">{t("contacts.form.text")}</p>
      </div>
      <FormProblems {...state} />
      <SelectField {...field("reason")} label={t("contacts.reason")}>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`contacts.reason.${reason}`)}
          </option>
        ))}
      </SelectField>
      <OrderChoice field={field} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("name")} required label={t("contacts.name")} autoComplete="name" maxLength={100} />
        <TextField {...field("email")} required type="email" label={t("contacts.email")} autoComplete="email" />
      </div>
      <TextField {...field("subject")} required label={t("contacts.subject")} maxLength={150} />
      <TextareaField
        {...field("message")}
        required
        minLength={MESSAGE_CHARACTERS.min}
        maxLength={MESSAGE_CHARACTERS.max}
        rows={5}
        label={t("contacts.message")}
        labelAction={<Count typed={typed} />}
        onChange={({ target }) => setTyped(target.value.length)}
      />
      <Trap />
      <p className="flex gap-3 text-sm text-ink2">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-pri" />
        {t("contacts.check")}
      </p>
      <Button type="submit" block busy={busy} busyLabel={t("contacts.sending")}>
        {t("contacts.send")}
      </Button>
      <Kept />
    </form>
  );
}

function Count({ typed }: { typed: number }) {
  const t = useTranslate();
  const number = new Intl.NumberFormat(htmlLanguage(t.language));
  return (
    <span className="text-caption text-ink2 tabular-nums">
      {t("contacts.message.count", { typed: number.format(typed), most: number.format(MESSAGE_CHARACTERS.max) })}
    </span>
  );
}

/** For robots, which fill in what they find. People neither see it nor reach it. */
function Trap() {
  const t = useTranslate();
  return (
    <div aria-hidden="true" className="visually-hidden">
      <label>
        {t("contacts.website")}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function Kept() {
  const t = useTranslate();
  const [before, after] = t("contacts.kept", { link: "|" }).split("|");
  return (
    <p className="text-caption text-ink2">
      {before}
      <LocalLink to="/privacy-policy" className="underline underline-offset-3">
        {t("contacts.kept.link")}
      </LocalLink>
      {after}
    </p>
  );
}

/** A customer is not asked for what the shop knows; what was typed meanwhile stays. */
function useOwnName(form: { current: HTMLFormElement | null }): void {
  const { user } = useVisitor();
  useEffect(() => {
    const fill = (name: string, value: string) => {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement && input.value === "") input.value = value;
    };
    if (!user) return;
    fill("name", `${user.first_name} ${user.last_name}`.trim());
    fill("email", user.email);
  }, [user, form]);
}
