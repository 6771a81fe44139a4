import { useNavigate } from "react-router";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CompanyTeam } from "#contracts/shop/people/company-team.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useTeamChange } from "./use-team-change.ts";

interface ApprovalCardProps {
  approval: CompanyTeam["approvals"][number];
  mayDecide: boolean;
}

/** A buyer's payment above the limit, which an owner agrees to or sends back. */
export function ApprovalCard({ approval, mayDecide }: ApprovalCardProps) {
  const t = useTranslate();
  const amount = formatMoney(approval.amount, approval.currency, t.language);
  return (
    <section className="grid gap-3 rounded-panel border border-line bg-warn-fill p-4 md:px-6">
      <p className="text-ui text-pretty">
        {t("pro.approval.text", { member: approval.asked_by, number: approval.number, amount })}
      </p>
      {mayDecide && (
        <>
          <div className="flex flex-wrap gap-3">
            <ApproveForm approval={approval} amount={amount} />
            <SendBackForm id={approval.id} />
          </div>
          <p className="text-sm text-pretty text-ink2">{t("pro.approval.help")}</p>
        </>
      )}
    </section>
  );
}

function ApproveForm({ approval, amount }: { approval: ApprovalCardProps["approval"]; amount: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { props, busy, ...state } = useTeamChange({
    read: () => ({ id: approval.id }),
    send: async (typed, sending) => {
      const { is_paid, slug } = await browserApi.pro.approve(typed, sending);
      if (is_paid) showToast({ tone: "success", text: t("pro.approval.paid") });
      else await navigate(withLocale(`/payment/${slug}`, t.language));
    },
  });
  return (
    <form {...props} className="grid gap-2">
      <FormProblems {...state} />
      <Button type="submit" busy={busy} busyLabel={t("pro.apply.busy")}>
        {t("pro.approval.approve", { amount })}
      </Button>
    </form>
  );
}

function SendBackForm({ id }: { id: number }) {
  const t = useTranslate();
  const { props, busy, ...state } = useTeamChange({
    read: () => ({ id }),
    send: (typed, sending) => browserApi.pro.sendBack(typed, sending),
  });
  return (
    <form {...props} className="grid gap-2">
      <FormProblems {...state} />
      <Button type="submit" variant="outline" busy={busy} busyLabel={t("pro.apply.busy")}>
        {t("pro.approval.send-back")}
      </Button>
    </form>
  );
}
