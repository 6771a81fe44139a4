import { Bell, MailCheck } from "lucide-react";
import { useState } from "react";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { WatchableProduct } from "#contracts/shop/marketing/watches.ts";
import { noticePrice, type WatchKind } from "#domain/marketing/marketing/watches.ts";
import { checkEmailField } from "#domain/people/identity/text-rules.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useVisitor } from "#storefront/shell/visitor/current-user.ts";
import { Block } from "#ui/block.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { OutcomeCard } from "#ui/outcome-card.tsx";
import { Radio } from "#ui/radio.tsx";

type Outcome = "watching" | "mailed";

interface Props {
  product: WatchableProduct;
  /** From the address: the variant that was looked at, and what became of a form that was sent without scripts. */
  asked: { variant: string | null; outcome: string | null };
}

/** Asks for a mail when a variant is back in stock, or when its price falls. */
export function WatchPage({ product, asked }: Props) {
  const before = asked.outcome === "watching" || asked.outcome === "mailed" ? asked.outcome : null;
  const [outcome, setOutcome] = useState<Outcome | null>(before);
  return outcome ? (
    <Asked outcome={outcome} slug={product.slug} />
  ) : (
    <WatchForm product={product} variant={asked.variant} onAsked={setOutcome} />
  );
}

function Asked({ outcome, slug }: { outcome: Outcome; slug: string }) {
  const t = useTranslate();
  const { user } = useVisitor();
  return (
    <OutcomeCard
      icon={outcome === "mailed" ? MailCheck : Bell}
      tone="ok"
      title={t(`watch.${outcome}.title`)}
      text={t(`watch.${outcome}.text`)}
    >
      <LocalLink to={`/p/${slug}`} className={buttonClass({ variant: "outline", size: "lg", block: true })}>
        {t("watch.back")}
      </LocalLink>
      {user && (
        <LocalLink to="/newsletter/preferences" className={buttonClass({ variant: "text", block: true })}>
          {t("watch.choices")}
        </LocalLink>
      )}
    </OutcomeCard>
  );
}

interface FormProps {
  product: WatchableProduct;
  variant: string | null;
  onAsked: (outcome: Outcome) => void;
}

function WatchForm({ product, variant, onAsked }: FormProps) {
  const t = useTranslate();
  const shownIn = useShownIn();
  const { user } = useVisitor();
  const { props, field, busy, ...state } = useCallForm({
    read: (typed) => ({ what: textOf(typed, "what"), email: textOf(typed, "email") }),
    check: ({ what, email }) => problemsOf(what, email, user !== null),
    send: async ({ what, email }) => {
      const [kind, id] = what.split(":");
      const watch = { variant_id: Number(id), kind: kind as WatchKind, ...(email ? { email } : {}) };
      onAsked((await browserApi.watches.askForWatch({ ...shownIn, ...watch })).outcome);
    },
  });
  return (
    <form {...props} method="post" className="mx-auto grid w-full max-w-[680px] gap-4 md:gap-5">
      <header>
        <h1 className="type-h1">{t("watch.title", { product: product.name })}</h1>
        <p className="mt-2 text-ui text-ink2">{t("watch.text")}</p>
      </header>
      <FormProblems {...state} />
      <Choices product={product} variant={variant} />
      {!user && (
        <Block title={t("watch.where")}>
          <TextField
            {...field("email")}
            type="email"
            required
            label={t("watch.email")}
            help={t("watch.email.help")}
            autoComplete="email"
          />
        </Block>
      )}
      <Button type="submit" size="lg" block busy={busy} busyLabel={t("newsletter.busy")}>
        {t("watch.submit")}
      </Button>
    </form>
  );
}

/** Variants that are sold out can be waited for; the price of the others can be watched. */
function Choices({ product, variant }: Pick<FormProps, "product" | "variant">) {
  const t = useTranslate();
  const choices = product.variants.map(({ id, is_available, price, variant: words }) => {
    const kind: WatchKind = is_available ? "price" : "stock";
    const shown = {
      variant: words || product.name,
      price: formatMoney(noticePrice(price), product.currency, t.language),
    };
    return { id, kind, value: `${kind}:${id}`, label: t(`watch.${kind}`, shown) };
  });
  const first =
    choices.find(({ id }) => String(id) === variant) ?? choices.find(({ kind }) => kind === "stock") ?? choices[0];
  return (
    <Block title={t("watch.what")}>
      <fieldset className="grid gap-1">
        <legend className="visually-hidden">{t("watch.what")}</legend>
        {choices.map(({ value, label }) => (
          <Radio key={value} name="what" value={value} defaultChecked={value === first?.value}>
            {label}
          </Radio>
        ))}
      </fieldset>
    </Block>
  );
}

function problemsOf(what: string, email: string, isSignedIn: boolean) {
  const problem = isSignedIn && email === "" ? null : checkEmailField(email);
  return { ...(problem ? { email: problem } : {}), ...(what === "" ? { what: "validation.required" as const } : {}) };
}
