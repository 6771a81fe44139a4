import { type DragEvent, useId } from "react";
import { MOST_FILES_PER_SUBJECT } from "#domain/operations/files/file-limits.ts";
import type { FilePurpose } from "#domain/operations/files/file-purpose.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { buttonClass } from "#ui/button-class.ts";
import { FieldLine } from "#ui/field-frame.tsx";
import { useTranslate } from "../i18n/messages-provider.tsx";
import { acceptedTypes } from "./upload-problem.ts";
import { UploadRow } from "./upload-row.tsx";
import { useUploads } from "./use-uploads.ts";

interface UploadFieldProps {
  /** In the form; `uploadedFiles` reads it. */
  name: string;
  label: string;
  purpose: FilePurpose;
  /** How many files are possible. */
  most?: number;
  /** How many of them there are already. */
  alreadyThere?: number;
  error?: string | undefined;
}

/** Files that are uploaded while the rest of the form is filled in; the form sends their ids. */
export function UploadField({ name, label, purpose, error, ...limits }: UploadFieldProps) {
  const t = useTranslate();
  const id = useId();
  const { most = MOST_FILES_PER_SUBJECT, alreadyThere = 0 } = limits;
  const { uploads, add, remove, send } = useUploads(purpose, most - alreadyThere);
  const isUploading = uploads.some((upload) => upload.id === null && upload.problem === null);

  function take(chooser: HTMLInputElement) {
    add(chooser.files ?? []);
    // The same file can be chosen again after it was removed.
    chooser.value = "";
  }

  /** Files that were chosen before the page was hydrated. */
  function takeEarly(chooser: HTMLInputElement | null) {
    if (chooser?.files?.length) take(chooser);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    add(event.dataTransfer.files);
  }

  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-label">
        {label}
      </p>
      {uploads.length > 0 && (
        <ul className="mb-2 rounded-field border border-line">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRemove={() => remove(upload.key)}
              onRetry={() => void send(upload)}
            />
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the chooser inside. */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="flex flex-wrap items-center justify-between gap-3 rounded-field border border-line2 border-dashed bg-sunk px-4 py-3"
      >
        <p className="max-w-prose grow basis-48 text-ink2 text-sm">{t("files.drop")}</p>
        <label
          className={`${buttonClass({ variant: "outline", size: "sm" })} focus-within:outline-2 focus-within:outline-pri focus-within:outline-offset-2`}
        >
          <span id={`${id}-choose`}>{t("files.choose")}</span>
          <input
            ref={takeEarly}
            type="file"
            id={id}
            name={name}
            multiple={most > 1}
            accept={acceptedTypes(purpose).join(",")}
            aria-labelledby={`${id}-label ${id}-choose`}
            aria-describedby={`${id}-line`}
            aria-invalid={error ? true : undefined}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ currentTarget }) => take(currentTarget)}
          />
        </label>
      </div>
      <FieldLine id={`${id}-line`} help={t("files.limits")} error={error} />
      {uploads.map(
        (upload) => upload.id && <input key={upload.key} type="hidden" name={idsOf(name)} value={upload.id} />,
      )}
      {isUploading && <input type="hidden" name={idsOf(name)} value={UPLOADING} />}
    </div>
  );
}

const UPLOADING = "uploading";
const idsOf = (name: string) => `${name}-ids`;

/** The files that an UploadField of a form has uploaded. */
export const uploadedFiles = (typed: FormData, name: string): string[] =>
  typed
    .getAll(idsOf(name))
    .map(String)
    .filter((id) => id !== UPLOADING);

/** A form is not sent while there are more files to come. */
export const uploadsProblem = (typed: FormData, name: string): MessageKey | null =>
  typed.getAll(idsOf(name)).includes(UPLOADING) ? "files.error.still-uploading" : null;
