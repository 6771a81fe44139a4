import { useRevalidator } from "react-router";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";

/** Takes one's claim back, while it is not decided. */
export function WithdrawClaim({ name }: { name: string }) {
  const t = useTranslate();
  const { languageId: language_id } = usePageData().config.searchKeys;
  const { revalidate } = useRevalidator();
  const { run, busy } = useCallAction();
  const withdraw = () =>
    run(async () => {
      await browserApi.claims.withdraw({ name, language_id }, { context: { idempotencyKey: crypto.randomUUID() } });
      await revalidate();
    });
  return (
    <Button variant="outline" busy={busy} onClick={withdraw}>
      {t("claim.withdraw")}
    </Button>
  );
}
