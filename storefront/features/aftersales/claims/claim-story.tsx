import { CircleDot, MessageCircle } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ClaimView } from "#contracts/shop/aftersales/claims.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { classNames } from "#ui/class-names.ts";

type Entry = { at: string } & (
  | { kind: "state"; state: ClaimView["state"] }
  | { kind: "message"; author: "customer" | "staff"; text: string }
);

/** Messages and events in one line of time, the newest first. */
export function ClaimStory({ claim }: { claim: ClaimView }) {
  const t = useTranslate();
  const { time } = useMomentText();
  const entries: Entry[] = [
    ...claim.history.map(({ state, at }) => ({ kind: "state" as const, state, at })),
    ...claim.messages.map((message) => ({ kind: "message" as const, ...message })),
  ].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <ol className="grid gap-5">
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.at}`} className="flex gap-3.5">
          <Mark entry={entry} />
          {entry.kind === "state" ? (
            <p className="min-w-0 pt-1.5 text-sm">
              <span className="font-semibold">{t(`claim.status.${entry.state}`)}</span>
              <span className="text-ink2 tabular-nums"> · {time(entry.at)}</span>
            </p>
          ) : (
            <Message entry={entry} moment={time(entry.at)} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Mark({ entry }: { entry: Entry }) {
  const Icon = entry.kind === "state" ? CircleDot : MessageCircle;
  const isOurs = entry.kind === "message" && entry.author === "staff";
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid size-8 shrink-0 place-items-center rounded-full",
        isOurs ? "bg-ink text-surface" : "bg-soft text-softink",
      )}
    >
      <Icon className="size-4" />
    </span>
  );
}

function Message({ entry, moment }: { entry: Entry & { kind: "message" }; moment: string }) {
  const t = useTranslate();
  const { name: brand } = usePageData().config.site;
  const isOurs = entry.author === "staff";
  return (
    <div className={classNames("min-w-0 grow rounded-card px-4 py-3", isOurs ? "bg-sunk" : "bg-soft")}>
      <p className="text-sm">
        <span className="font-semibold">{isOurs ? t("claim.us", { brand }) : t("claim.you")}</span>
        <span className="text-ink2 tabular-nums"> · {moment}</span>
      </p>
      <p className="mt-1 text-ui whitespace-pre-line wrap-anywhere">{entry.text}</p>
    </div>
  );
}
