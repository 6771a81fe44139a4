import { CONTENT_TYPES } from "#domain/operations/files/file-kind.ts";
import { isFileName } from "#domain/operations/files/file-name.ts";
import { FILE_PURPOSES, type FilePurpose } from "#domain/operations/files/file-purpose.ts";
import type { MessageKey } from "#i18n/message-key.ts";

/** The content types that a file chooser offers. */
export const acceptedTypes = (purpose: FilePurpose): readonly string[] =>
  FILE_PURPOSES[purpose].kinds.map((kind) => CONTENT_TYPES[kind]);

interface ChosenFile {
  name: string;
  size: number;
  type: string;
}

/** A file that the server would certainly refuse is not sent. */
export function uploadProblem(file: ChosenFile, purpose: FilePurpose, isRoom: boolean): MessageKey | null {
  const { kinds, mostBytes } = FILE_PURPOSES[purpose];
  if (!isRoom) return "files.error.too-many";
  if (!acceptedTypes(purpose).includes(file.type) || !isFileName(file.name, kinds)) return "files.error.kind";
  return file.size > mostBytes ? "files.error.too-large" : null;
}
