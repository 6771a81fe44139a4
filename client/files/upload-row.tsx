import { FileText, Image, X } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";
import { useTranslate } from "../i18n/messages-provider.tsx";
import type { Upload } from "./use-uploads.ts";

interface UploadRowProps {
  upload: Upload;
  onRemove: () => void;
  onRetry: () => void;
}

export function UploadRow({ upload, onRemove, onRetry }: UploadRowProps) {
  const t = useTranslate();
  const { file, id, problem, isWorthRetrying } = upload;
  const Icon = file.type === "application/pdf" ? FileText : Image;
  return (
    <li className="flex items-center gap-3 border-line border-t px-4 py-2.5 first:border-t-0">
      <Icon aria-hidden="true" className={problem ? "size-5 shrink-0 text-bad" : "size-5 shrink-0 text-ink2"} />
      <div className="min-w-0 grow text-sm">
        <p className="truncate font-label">{file.name}</p>
        {problem === null && <Progress upload={upload} />}
        {problem !== null && (
          <p role="alert" className="text-caption text-bad">
            {t(problem)}
          </p>
        )}
        {isWorthRetrying && problem !== null && (
          <button type="button" onClick={onRetry} className="min-h-6 cursor-pointer font-semibold text-pri underline">
            {t("files.try-again")}
          </button>
        )}
      </div>
      <IconButton label={t("files.remove", { name: file.name })} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
      {id !== null && <span role="status" className="visually-hidden">{`${file.name}: ${t("files.uploaded")}`}</span>}
    </li>
  );
}

function Progress({ upload: { file, share, id } }: { upload: Upload }) {
  const t = useTranslate();
  if (id !== null) return <p className="text-caption text-ink3">{t("files.uploaded")}</p>;
  const percent = Math.round(share * 100);
  return (
    <div className="flex items-center gap-3">
      <progress
        value={percent}
        max={100}
        aria-label={t("files.uploading", { name: file.name })}
        className="h-1 w-full accent-pri"
      />
      <span className="text-caption text-ink2 tabular-nums">{`${percent}%`}</span>
    </div>
  );
}
