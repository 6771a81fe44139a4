import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { MOST_TOGETHER } from "#domain/forwarding/forward-requests/request-machine.ts";
import type { Money } from "#domain/money/money/money.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Consents } from "#storefront/commerce/consents/consents.tsx";
import { type GivenConsents, useConsents } from "#storefront/commerce/consents/use-consents.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useProPaths } from "../desk/use-pro-paths.ts";
import type { RecipientsData } from "../load-pro-desk.ts";
import { RecipientCard } from "./recipient-card.tsx";
import { assign, firstRecipients, type Recipient, readRecipients } from "./recipients.ts";

interface Priced {
  total: Money;
  requests: readonly { total: Money; arrives_from: string; arrives_to: string }[];
}

/** FORWARDING-07: parcels go to one or many recipients, each by a request of its own; priced before anything is sent. */
export function RecipientsPage({ data }: { data: RecipientsData }) {
  const t = useTranslate();
  const { locale, config } = usePageData();
  const navigate = useNavigate();
  const { pay } = useProPaths();
  const key = useIdempotencyKey();
  const [first] = data.client_addresses;
  const start = { addressId: first?.id ?? null, countryId: first?.country_id ?? config.site.default_country_id };
  const numbers = data.parcels.map(({ number }) => number);
  const [recipients, setRecipients] = useState<readonly Recipient[]>(() => firstRecipients(numbers, start));
  const [priced, setPriced] = useState<Priced | null>(null);
  const consents = useConsents();
  const taken = new Set(recipients.flatMap(({ parcels }) => parcels));
  const reader = { language_id: config.searchKeys.languageId };

  function change(next: readonly Recipient[]) {
    setRecipients(next);
    setPriced(null);
  }

  const { props, field, busy, ...state } = useCallForm({
    read: (typed) => readRecipients(typed, recipients),
    check: () => ({}),
    send: async (sent) => {
      if (!priced) return setPriced(await browserApi.proDesk.price({ recipients: sent, ...reader }));
      if (!consents.ask()) return;
      const sending = { context: { idempotencyKey: key.current() } };
      const agreed = { recipients: sent, total: priced.total, agreed_terms: SHOWN_TERMS };
      const answer = await browserApi.proDesk.send({ ...agreed, ...reader }, sending);
      key.renew();
      if (answer.result === "sent")
        return navigate(withLocale(pay(answer.requests.flatMap(({ number }) => number ?? [])), locale));
      setPriced(answer);
      showToast({ tone: "error", text: t("pro.recipient.changed") });
    },
    onRefused: (code) => code !== null && key.renew(),
  });

  return (
    <form {...props} onChange={({ target }) => isChoice(target) && setPriced(null)} className="grid grid-cols-1 gap-5">
      <FormProblems {...state} />
      {recipients.map((recipient, index) => (
        <RecipientCard
          key={recipient.key}
          {...{ data, recipient, index, field }}
          parcels={data.parcels.filter(({ number }) => recipient.parcels.includes(number) || !taken.has(number))}
          onChange={(changes) =>
            change(recipients.map((each) => (each === recipient ? { ...each, ...changes } : each)))
          }
          onAssign={(parcel) => change(assign(recipients, recipient.key, parcel))}
          onRemove={recipients.length > 1 ? () => change(recipients.filter((each) => each !== recipient)) : undefined}
        />
      ))}
      {recipients.length < MOST_TOGETHER && (
        <Button
          variant="outline"
          onClick={() =>
            change([...recipients, { key: Math.max(...recipients.map((each) => each.key)) + 1, parcels: [], ...start }])
          }
          className="justify-self-start"
        >
          <Plus aria-hidden="true" />
          {t("pro.recipient.add")}
        </Button>
      )}
      {taken.size < numbers.length && (
        <Note tone="warn">{t("pro.recipient.unassigned", { count: numbers.length - taken.size })}</Note>
      )}
      <Sum {...{ priced, busy, consents }} currency={data.currency} count={recipients.length} />
    </form>
  );
}

/** Whether a field changes what it costs; a tick does not. */
const isChoice = (target: EventTarget) => !(target as HTMLInputElement).name.startsWith("consent_");

interface SumProps {
  priced: Priced | null;
  currency: string;
  busy: boolean;
  count: number;
  consents: GivenConsents;
}

function Sum({ priced, currency, busy, count, consents }: SumProps) {
  const t = useTranslate();
  const money = (amount: Money) => formatMoney(amount, currency, t.language);
  return (
    <Panel as="div" aria-live="polite" className="grid gap-4">
      {priced && (
        <ul className="grid gap-2 text-ui">
          {priced.requests.map(({ total, arrives_from, arrives_to }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a recipient has no other name here.
            <li key={index} className="flex flex-wrap justify-between gap-x-4">
              <span>
                {t("pro.recipient", { number: String(index + 1) })}{" "}
                <span className="text-sm text-ink2 tabular-nums">
                  {t("forwarding.travel.arrives", { from: arrives_from, to: arrives_to })}
                </span>
              </span>
              <span className="font-semibold tabular-nums">{money(total)}</span>
            </li>
          ))}
        </ul>
      )}
      {priced && <Consents {...consents} />}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-ui">
          {priced ? (
            <>
              {t("order.charge.total")} <strong className="type-h3 ms-2 tabular-nums">{money(priced.total)}</strong>
            </>
          ) : (
            t("pro.recipient.nothing-yet")
          )}
        </p>
        <Button type="submit" size="lg" busy={busy} busyLabel={t("checkout.confirm.busy")} className="max-sm:w-full">
          {priced ? t("pro.recipient.send", { count }) : t("pro.recipient.price")}
        </Button>
      </div>
    </Panel>
  );
}
