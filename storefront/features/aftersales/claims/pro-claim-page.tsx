import { useState } from "react";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ClaimableView } from "#contracts/shop/aftersales/claims.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { ClaimFields } from "./claim-fields.tsx";
import { AboutText } from "./own-claimables.tsx";
import { useClaimForm } from "./use-claim-form.ts";
import { WantsChoice } from "./wants-choice.tsx";

/** ROUTE-10, FORWARDING-06: many claims about what one's account has bought and sent, in one form. */
export function ProClaimPage({ items }: { items: readonly ClaimableView[] }) {
  const t = useTranslate();
  const claimable = items.filter(({ kinds, open_claim }) => kinds.length > 0 && open_claim === null);
  return (
    <div className="mx-auto grid max-w-[960px] gap-5">
      <PageHead title={t("claim.pro.title")} description={t("claim.pro.text")} noindex />
      <div className="mb-1">
        <h1 className="type-h1">{t("claim.pro.title")}</h1>
        <p className="mt-1 text-ui text-pretty text-ink2">{t("claim.pro.text")}</p>
      </div>
      {claimable.length === 0 ? <Note tone="info">{t("claim.pro.none")}</Note> : <ManyClaims items={claimable} />}
    </div>
  );
}

function ManyClaims({ items }: { items: readonly ClaimableView[] }) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isEmpty, setIsEmpty] = useState(false);
  const abouts = items.filter(({ number }) => chosen.includes(number));
  const { props, field, busy, form, broken, problem, sent } = useClaimForm({ abouts, onSent: () => setChosen([]) });
  const sentAbout = (number: string) => sent.find(({ about }) => about === number);

  function toggle(number: string) {
    setIsEmpty(false);
    setChosen((all) => (all.includes(number) ? all.filter((each) => each !== number) : [...all, number]));
  }

  return (
    <form
      {...props}
      onSubmit={(event) => {
        setIsEmpty(chosen.length === 0);
        if (chosen.length > 0) return props.onSubmit(event);
        event.preventDefault();
      }}
      className="grid gap-5"
    >
      <FormProblems form={form} broken={broken} problem={isEmpty ? "claim.error.lines" : problem} />
      <ul className="grid gap-3">
        {items.map((about) => (
          <Panel key={about.number} as="li" padding="none" className="px-4 py-3 sm:px-5">
            {sentAbout(about.number) ? (
              <SentRow about={about} number={sentAbout(about.number)?.number ?? ""} />
            ) : (
              <Checkbox checked={chosen.includes(about.number)} onChange={() => toggle(about.number)}>
                <AboutText about={about} />
              </Checkbox>
            )}
            {chosen.includes(about.number) && !sentAbout(about.number) && (
              <div className="mt-3 border-t border-line pt-4">
                <ClaimFields about={about} field={field} />
              </div>
            )}
          </Panel>
        ))}
      </ul>
      <WantsChoice />
      <Button type="submit" busy={busy} busyLabel={t("claim.send-busy")} className="sm:justify-self-start">
        {t("claim.pro.send")}
      </Button>
    </form>
  );
}

function SentRow({ about, number }: { about: ClaimableView; number: string }) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <AboutText about={about} />
      <p role="status">
        <LocalLink to={`/claims/${number}`} className="font-semibold text-ok underline">
          {t("claim.pro.sent", { number })}
        </LocalLink>
      </p>
    </div>
  );
}
