import { useState } from "react";
import { uploadedFiles, uploadsProblem } from "#client/files/upload-field.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import type { ClaimableView } from "#contracts/shop/aftersales/claims.ts";
import { type ClaimKind, checkClaim } from "#domain/aftersales/claims/claim-rules.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { choosesLines } from "./lines-choice.tsx";

/** A sent claim; `about` is the number of its order or forward request. */
export interface SentClaim {
  about: string;
  number: string;
  isNew: boolean;
}

interface ClaimFormOptions {
  abouts: readonly ClaimableView[];
  /** The proof of a visitor who is not signed in as the owner. */
  email?: string | undefined;
  onSent: (sent: readonly SentClaim[]) => void;
}

/** One form for one claim or several; a refused claim does not undo those sent before it. */
export function useClaimForm({ abouts, email, onSent }: ClaimFormOptions) {
  const { languageId: language_id } = usePageData().config.searchKeys;
  const [sent, setSent] = useState<readonly SentClaim[]>([]);
  const open = abouts.filter(({ number }) => !sent.some(({ about }) => about === number));
  const form = useCallForm({
    read: (typed) => open.map((about) => readClaim(typed, about)),
    check: (claims) => Object.assign({}, ...claims.map(problemsOf)) as Record<string, MessageKey>,
    send: async (claims) => {
      const done = [...sent];
      try {
        for (const { filesProblem: _, lacksLines: __, kind, ...typed } of claims) {
          const input = { ...typed, kind: kind as ClaimKind, language_id, ...(email ? { email } : {}) };
          const { number, is_new: isNew } = await create(input);
          done.push({ about: typed.number, number, isNew });
        }
      } finally {
        setSent(done);
      }
      onSent(done);
    },
  });
  return { ...form, sent };
}

type TypedClaim = ReturnType<typeof readClaim>;

function readClaim(typed: FormData, about: ClaimableView) {
  const { number } = about;
  const kind = textOf(typed, `kind-${number}`);
  const lines = typed.getAll(`lines-${number}`).map(Number);
  return {
    number,
    kind,
    lines,
    lacksLines: lines.length === 0 && choosesLines(about, kind as ClaimKind),
    text: textOf(typed, `text-${number}`),
    wants: textOf(typed, "wants") === "balance" ? ("balance" as const) : ("provider" as const),
    files: uploadedFiles(typed, `files-${number}`),
    filesProblem: uploadsProblem(typed, `files-${number}`),
  };
}

function problemsOf({ number, kind, text, files, filesProblem, lacksLines }: TypedClaim) {
  const broken = checkClaim({ kind: kind as ClaimKind, text, pictures: files.length });
  const found = {
    ...(kind === "" ? { kind: "validation.required" as const } : {}),
    ...(lacksLines ? { lines: "claim.error.lines" as const } : {}),
    ...broken,
    ...(filesProblem ? { files: filesProblem } : {}),
  };
  return namedFor(number, found);
}

const namedFor = (number: string, messages: object) =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [`${name}-${number}`, message]));

type Input = Parameters<typeof browserApi.claims.create>[0];

/** Renames the fields of a refusal to those of its claim, because the form has fields of several claims. */
async function create(input: Input) {
  try {
    return await browserApi.claims.create(input, { context: { idempotencyKey: crypto.randomUUID() } });
  } catch (error) {
    const { answer } = error as { answer?: { errors?: object } };
    if (!answer?.errors) throw error;
    throw { answer: { ...answer, errors: namedFor(input.number, answer.errors) } };
  }
}
