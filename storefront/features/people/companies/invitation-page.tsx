import { useState } from "react";
import { useNavigate } from "react-router";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CompanyInvitation } from "#contracts/shop/people/company-team.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";

interface InvitationPageProps {
  invitation: CompanyInvitation | null;
  token: string;
}

/** The invitation of a mailed link. Only the button joins, not the visit. */
export function InvitationPage({ invitation, token }: InvitationPageProps) {
  const t = useTranslate();
  const title = invitation
    ? t("pro.invitation.title", { company: invitation.company })
    : t("pro.invitation.gone.title");
  return (
    <Panel as="div" padding="widest" className="mx-auto max-w-[36rem]">
      <PageHead title={title} description={title} noindex />
      <h1 className="type-h2">{title}</h1>
      {invitation ? (
        <Invitation invitation={invitation} token={token} />
      ) : (
        <p className="mt-2 text-ui text-pretty text-ink2">{t("pro.invitation.gone.text")}</p>
      )}
    </Panel>
  );
}

function Invitation({ invitation, token }: { invitation: CompanyInvitation; token: string }) {
  const t = useTranslate();
  const { company, role, email, is_yours } = invitation;
  return (
    <>
      <p className="mt-2 mb-5 text-ui text-pretty">
        {t("pro.invitation.text", { company, role: t(`pro.role.${role}`) })}
      </p>
      {is_yours ? (
        <JoinForm token={token} />
      ) : (
        <>
          <p className="mb-5 text-ui text-pretty text-ink2">{t("pro.invitation.sign-in", { email })}</p>
          <LocalLink to="/login" className={buttonClass()}>
            {t("header.sign-in")}
          </LocalLink>
        </>
      )}
    </>
  );
}

function JoinForm({ token }: { token: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const key = useIdempotencyKey();
  const [isJoined, setIsJoined] = useState(false);
  const { props, busy, ...state } = useCallForm({
    read: () => ({ token }),
    check: () => ({}),
    send: async (typed) => {
      await browserApi.pro.join(typed, { context: { idempotencyKey: key.current() } });
      setIsJoined(true);
      await navigate(withLocale("/site-pro", t.language));
    },
    onRefused: (code) => code !== null && key.renew(),
  });
  return (
    <form {...props} className="grid gap-4">
      <FormProblems {...state} />
      <Button type="submit" busy={busy || isJoined} busyLabel={t("pro.apply.busy")} className="sm:justify-self-start">
        {t("pro.invitation.join")}
      </Button>
    </form>
  );
}
