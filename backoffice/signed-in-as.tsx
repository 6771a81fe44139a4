import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Button } from "#ui/button.tsx";
import { type StaffMember, staffApi } from "./staff-api.ts";

interface SignedInAsProps {
  member: StaffMember;
  onSignedOut: () => void;
}

/** The signed-in member, with scope and permissions. */
export function SignedInAs({ member, onSignedOut }: SignedInAsProps) {
  const t = useTranslate();
  const { run, busy } = useCallAction();
  const { name, email, storefronts, warehouses, permissions } = member;
  const facts = [
    { label: t("staff.member.email"), text: email },
    {
      label: t("staff.member.storefronts"),
      text: storefronts === "all" ? t("staff.member.all") : storefronts.join(", "),
    },
    { label: t("staff.member.warehouses"), text: warehouses.join(", ") },
  ];

  async function signOut() {
    if (await run(() => staffApi.session.signOut())) onSignedOut();
  }

  return (
    <div className="flex flex-wrap items-start gap-4">
      <div className="me-auto grid gap-2">
        <h1 className="type-h2">{t("staff.signed-in-as", { name })}</h1>
        <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {facts
            .filter(({ text }) => text !== "")
            .map(({ label, text }) => (
              <div key={label} className="grid gap-0.5">
                <dt className="text-ink3">{label}</dt>
                <dd className="wrap-anywhere">{text}</dd>
              </div>
            ))}
        </dl>
        <details className="text-sm">
          <summary className="cursor-pointer">{t("staff.member.permissions", { count: permissions.length })}</summary>
          <p className="mt-2 wrap-anywhere text-ink2">{permissions.join(", ")}</p>
        </details>
      </div>
      <Button variant="outline" busy={busy} onClick={() => void signOut()}>
        {t("staff.sign-out")}
      </Button>
    </div>
  );
}
