import { useId, useState } from "react";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { browserApi } from "#storefront/browser-api.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Switch } from "#ui/switch.tsx";
import { showToast } from "#ui/toast-store.ts";

interface MarketingSwitchProps {
  isSubscribed: boolean;
  /** If not, the preference waits for the confirmation. */
  isEmailConfirmed: boolean;
}

/** AUTH-09, ACCOUNT-06 */
export function MarketingSwitch({ isSubscribed, isEmailConfirmed }: MarketingSwitchProps) {
  const t = useTranslate();
  const helpId = useId();
  const { run, busy } = useCallAction();
  const [isOn, setOn] = useState(isSubscribed);

  const agreedKey = isEmailConfirmed ? "account.marketing.on" : "account.marketing.waiting";

  async function change(subscribed: boolean) {
    if (busy) return;
    setOn(subscribed);
    const isDone = await run(() => browserApi.identity.updateSubscriptionStatus({ subscribed }));
    if (isDone) showToast({ tone: "success", text: t(subscribed ? agreedKey : "account.marketing.off") });
    else setOn(!subscribed);
  }

  return (
    <>
      <Switch checked={isOn} onChange={(event) => change(event.target.checked)} aria-describedby={helpId}>
        {t("account.marketing.switch")}
      </Switch>
      <p id={helpId} className="mt-1.5 max-w-[40rem] text-caption text-ink2">
        {t(isEmailConfirmed ? "account.marketing.text" : "account.marketing.waiting")}
      </p>
      {isEmailConfirmed && (
        <LocalLink to="/newsletter/preferences" className="mt-3 inline-block underline underline-offset-3">
          {t("account.marketing.more")}
        </LocalLink>
      )}
    </>
  );
}
