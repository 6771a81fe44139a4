import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { StaffMember } from "../../staff-api.ts";

/** The member with scope and permissions. */
export function MemberFacts({ member }: { member: StaffMember }) {
  const t = useTranslate();
  const { name, email, storefronts, warehouses, permissions } = member;
  const facts = [
    { label: t("staff.member.email"), text: email },
    {
      label: t("staff.member.storefronts"),
      text: storefronts === "all" ? t("staff.member.all") : storefronts.join(", "),
    },
    { label: t("staff.member.warehouses"), text: warehouses.join(", ") },
  ];
  return (
    <div className="grid gap-2.5 px-3 pt-2 pb-3 text-sm">
      <p className="text-base font-semibold wrap-anywhere">{name}</p>
      <dl className="grid gap-1.5">
        {facts
          .filter(({ text }) => text !== "")
          .map(({ label, text }) => (
            <div key={label}>
              <dt className="text-caption text-ink3">{label}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ))}
      </dl>
      <details>
        <summary className="cursor-pointer">{t("staff.member.permissions", { count: permissions.length })}</summary>
        <p className="mt-2 wrap-anywhere text-ink2">{permissions.join(", ")}</p>
      </details>
    </div>
  );
}
