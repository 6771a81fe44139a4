import { FileText } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Panel } from "#ui/panel.tsx";
import { CustomsAnswer } from "./customs-answer.tsx";

/** The question of customs with the form of the answer; later with the sent text and files. */
export function CustomsQuestion({ request }: { request: RequestDetails }) {
  const t = useTranslate();
  const { time } = useMomentText();
  const question = request.customs_question;
  if (!question) return null;
  const { text, asked_at, answer, files } = question;
  const isOpen = request.state === "customs_action_needed";
  return (
    <Panel
      title={t(isOpen ? "forwarding.customs.title" : "forwarding.customs.asked-title")}
      titleClassName="type-h3"
      className="grid gap-4"
    >
      <div className="rounded-field bg-sunk px-4 py-3">
        <p className="text-ui wrap-anywhere whitespace-pre-line">{text}</p>
        <p className="text-caption text-ink2 tabular-nums">{time(asked_at)}</p>
      </div>
      {answer !== null && (
        <p className="text-ui wrap-anywhere whitespace-pre-line">
          <span className="text-ink2">{t("forwarding.customs.text")}:</span> {answer}
        </p>
      )}
      <SentFiles files={files} />
      {isOpen && request.may_act && <CustomsAnswer request={request} />}
    </Panel>
  );
}

function SentFiles({ files }: { files: NonNullable<RequestDetails["customs_question"]>["files"] }) {
  const t = useTranslate();
  if (files.length === 0) return null;
  return (
    <ul aria-label={t("forwarding.customs.files")} className="flex flex-wrap gap-x-5">
      {files.map(({ id, name, path }) => (
        <li key={id}>
          <a href={path} className="inline-flex min-h-11 items-center gap-2 text-ui text-pri hover:underline">
            <FileText aria-hidden="true" className="size-4.5" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
