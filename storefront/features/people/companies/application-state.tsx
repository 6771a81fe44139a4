import { useRevalidator } from "react-router";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CompanyView } from "#contracts/shop/people/companies.ts";
import { ANSWER_CHARACTERS } from "#domain/people/companies/application.ts";
import { brokenFields } from "#domain/people/identity/field-verdicts.ts";
import { checkLine } from "#domain/people/identity/text-rules.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { TextareaField } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { Pill, type PillTone } from "#ui/pill.tsx";

const TONES: Readonly<Record<CompanyView["state"], PillTone>> = {
  applied: "info",
  info_needed: "warn",
  active: "ok",
  suspended: "bad",
  closed: "neutral",
};

/** Where an application stands, and what it waits for. */
export function ApplicationState({ company }: { company: CompanyView }) {
  const t = useTranslate();
  const { state } = company;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="type-h3">{company.name}</h2>
        <Pill tone={TONES[state]}>{t(`pro.state.${state}`)}</Pill>
      </div>
      <Facts company={company} />
      {state === "suspended" && company.reason !== "" && <Note tone="bad">{company.reason}</Note>}
      {state !== "active" && state !== "closed" && (
        <p className="text-ui text-pretty text-ink2">{t(`pro.next.${state}`)}</p>
      )}
      {state === "info_needed" && <Question question={company.question} />}
    </div>
  );
}

function Facts({ company }: { company: CompanyView }) {
  const t = useTranslate();
  const facts = [
    [t("pro.field.code"), company.code],
    [t("pro.field.vat_number"), company.vat_number],
    [t("pro.field.eori"), company.eori],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-2 text-ui sm:grid-cols-3">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt className="text-sm text-ink2">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Question({ question }: { question: string }) {
  const t = useTranslate();
  const key = useIdempotencyKey();
  const { revalidate } = useRevalidator();
  const { props, field, busy, ...state } = useCallForm({
    read: (typed) => ({ answer: textOf(typed, "answer") }),
    check: ({ answer }) => brokenFields({ answer: checkLine(answer.replace(/\s+/g, " "), ANSWER_CHARACTERS) }),
    send: async (typed) => {
      await browserApi.pro.answer(typed, { context: { idempotencyKey: key.current() } });
      await revalidate();
    },
    onRefused: (code) => code !== null && key.renew(),
  });
  return (
    <form {...props} className="grid gap-4">
      <Note tone="warn">{question}</Note>
      <FormProblems {...state} />
      <TextareaField {...field("answer")} label={t("pro.answer.label")} rows={4} maxLength={ANSWER_CHARACTERS.max} />
      <Button type="submit" busy={busy} busyLabel={t("pro.apply.busy")} className="sm:justify-self-start">
        {t("pro.answer.send")}
      </Button>
    </form>
  );
}
