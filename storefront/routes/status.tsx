import { CircleCheck, CircleX } from "lucide-react";
import { data } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatDate, formatTime } from "#i18n/format.ts";
import { Pill } from "#ui/pill.tsx";
import { visit } from "../context.ts";
import { FullScreen } from "../shell/errors/full-screen.tsx";
import { NoticeCard } from "../shell/errors/notice-card.tsx";
import { PageHead } from "../shell/head/page-head.tsx";
import { usePageData } from "../shell/page-data.tsx";
import type { Route } from "./+types/status";

export { RouteErrorBoundary as ErrorBoundary } from "../features/operations/errors/route-error-boundary.tsx";

/** ROUTE-25: renders from memory, so that it works without the database. */
export async function loader({ context }: Route.LoaderArgs) {
  const isReady = await context
    .get(visit)
    .isReady()
    .catch(() => false);
  return data({ isReady, checkedAt: new Date().toISOString() }, { status: isReady ? 200 : 503 });
}

export default function Status({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { site } = usePageData().config;
  const { isReady, checkedAt } = loaderData;
  const text = isReady ? t("status.ok-text", { site: site.name }) : t("status.degraded-text");
  return (
    <FullScreen>
      <PageHead title={t("meta.status.title")} description={text} noindex />
      <NoticeCard
        icon={isReady ? CircleCheck : CircleX}
        tone={isReady ? "ok" : "bad"}
        title={isReady ? t("status.ok") : t("status.degraded")}
        text={text}
      >
        <dl className="mt-6 divide-y divide-line border-y border-line">
          <Part name={t("status.pages")} isUp />
          <Part name={t("status.database")} isUp={isReady} />
        </dl>
        <CheckedAt instant={checkedAt} />
      </NoticeCard>
    </FullScreen>
  );
}

function Part({ name, isUp }: { name: string; isUp: boolean }) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-3">
      <dt>{name}</dt>
      <dd>
        <Pill tone={isUp ? "ok" : "bad"}>{t(isUp ? "status.up" : "status.down")}</Pill>
      </dd>
    </div>
  );
}

function CheckedAt({ instant }: { instant: string }) {
  const t = useTranslate();
  const checked = new Date(instant);
  const time = `${formatTime(checked, "UTC")} UTC`;
  return (
    <p className="mt-4 text-sm text-ink3">
      <time dateTime={instant}>{t("status.checked-at", { date: formatDate(checked, "UTC"), time })}</time>
    </p>
  );
}
