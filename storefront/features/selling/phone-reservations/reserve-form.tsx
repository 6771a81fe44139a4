import { Fragment } from "react";
import { useNavigate } from "react-router";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ReservablePhone } from "#contracts/shop/selling/phone-reservations.ts";
import { checkPhoneReservation } from "#domain/selling/phone-reservations/phone-reservation.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { useLocalPath } from "#storefront/shell/navigation/use-local-path.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextField } from "#ui/field.tsx";
import { Panel } from "#ui/panel.tsx";
import { RadioCardGroup } from "#ui/radio-card.tsx";
import { askedHere } from "./asked-here.ts";
import { PhoneChoice } from "./phone-choice.tsx";

const readTyped = (typed: FormData) => ({
  variant_id: Number(textOf(typed, "variant_id")),
  first_name: textOf(typed, "first_name"),
  email: textOf(typed, "email"),
  phone: textOf(typed, "phone"),
  accepts_policy: typed.has("accepts_policy"),
});

/** FORWARDING-08: asks for a place in the queue for a phone. */
export function ReserveForm({ phones }: { phones: readonly ReservablePhone[] }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const shownIn = useShownIn();
  const key = useIdempotencyKey();
  const countryIso = usePageData().config.site.default_country_iso;
  const { props, field, busy, ...state } = useCallForm({
    read: readTyped,
    check: (typed) =>
      checkPhoneReservation(typed, { variantIds: phones.map(({ variant_id }) => variant_id), countryIso }),
    send: async (typed) => {
      const sending = { context: { idempotencyKey: key.current() } };
      await browserApi.phoneReservations.request({ ...shownIn, ...typed }, sending);
      askedHere.write(true);
      await navigate(withLocale("/reservation/success", t.language));
    },
    onRefused: (code) => code !== null && key.renew(),
  });
  const first = phones.find(({ is_available }) => !is_available);
  return (
    <form {...props} className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <RadioCardGroup legend={t("phone-reservation.choose")}>
        {phones.map((phone) => (
          <PhoneChoice
            key={phone.variant_id}
            phone={phone}
            name="variant_id"
            defaultChecked={phone.variant_id === first?.variant_id}
          />
        ))}
      </RadioCardGroup>
      <Panel as="div" padding="wide" className="grid gap-4">
        <FormProblems {...state} />
        <TextField {...field("first_name")} label={t("phone-reservation.first-name")} autoComplete="given-name" />
        <TextField
          {...field("email")}
          type="email"
          label={t("phone-reservation.email")}
          help={t("phone-reservation.email-help")}
          autoComplete="email"
        />
        <TextField
          {...field("phone")}
          type="tel"
          label={t("phone-reservation.phone")}
          help={t("phone-reservation.phone-help")}
          autoComplete="tel"
        />
        <Checkbox {...field("accepts_policy")}>
          <PolicyLabel />
        </Checkbox>
        <Button type="submit" block busy={busy} busyLabel={t("phone-reservation.busy")}>
          {t("phone-reservation.send")}
        </Button>
      </Panel>
    </form>
  );
}

/** The policy opens in a new tab, so that nothing typed is lost. */
function PolicyLabel() {
  const t = useTranslate();
  const path = useLocalPath("/reservation-policy");
  const text = t("phone-reservation.policy-link");
  return t("phone-reservation.policy", { policy: "|policy|" })
    .split("|")
    .map((piece) =>
      piece === "policy" ? (
        <a
          key={piece}
          href={path}
          target="_blank"
          rel="noopener"
          aria-label={`${text}, ${t("a11y.opens-new-tab")}`}
          className="font-semibold text-pri underline underline-offset-3"
        >
          {text}
        </a>
      ) : (
        <Fragment key={piece}>{piece}</Fragment>
      ),
    );
}
