import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useVisitor } from "#storefront/shell/visitor/current-user.ts";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";

/** A customer with the same, confirmed e-mail makes the order part of the account. */
export function KeepOrder({ name }: { name: string }) {
  const t = useTranslate();
  const { user } = useVisitor();
  return (
    <Panel aria-labelledby="keep-order" className="mt-5 print:hidden">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <UserPlus aria-hidden="true" className="size-7 shrink-0 text-pri" />
        <div className="min-w-0 grow basis-64">
          <h2 id="keep-order" className="type-h3">
            {t("order.guest.keep")}
          </h2>
          <p className="mt-1 text-ui text-ink2">
            {t(user ? "order.guest.keep-text-signed-in" : "order.guest.keep-text")}
          </p>
        </div>
        {user ? <KeepButton name={name} /> : <AccountLinks />}
      </div>
    </Panel>
  );
}

/** Registering claims the order when the e-mail is confirmed, signing in at once. */
function AccountLinks() {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:grow">
      <LocalLink to="/login?redirect=/my-orders" className={buttonClass({ variant: "outline" })}>
        {t("auth.login.submit")}
      </LocalLink>
      <LocalLink to="/register" className={buttonClass()}>
        {t("payment.success.register")}
      </LocalLink>
    </div>
  );
}

function KeepButton({ name }: { name: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { busy, run } = useCallAction();
  const [isRefused, setRefused] = useState(false);
  async function keep() {
    await run(async () => {
      const { is_claimed, slug } = await browserApi.orders.claim({ slug: name });
      setRefused(!is_claimed);
      if (is_claimed) await navigate(withLocale(`/my-orders/${slug}`, t.language), { replace: true });
    });
  }
  return (
    <>
      <Button busy={busy} onClick={keep}>
        {t("order.guest.keep-action")}
      </Button>
      {isRefused && (
        <Note tone="warn" live className="basis-full">
          {t("order.guest.keep-refused")}
        </Note>
      )}
    </>
  );
}
