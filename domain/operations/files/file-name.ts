import { hasControlCharacter } from "#domain/shared/text/control-characters.ts";
import type { UploadKind } from "./file-kind.ts";

const LONGEST_NAME = 200;
const PLAIN_NAME = /^[^./\\][^/\\]*\.(\w+)$/;
const ENDINGS: Readonly<Record<UploadKind, readonly string[]>> = {
  jpeg: ["jpg", "jpeg"],
  png: ["png"],
  webp: ["webp"],
  avif: ["avif"],
  pdf: ["pdf"],
  csv: ["csv", "txt", "tsv"],
  xlsx: ["xlsx"],
};

/** Whether a name may be shown beside the file: one plain name that ends as an accepted kind does (T104). */
export function isFileName(name: string, kinds: readonly UploadKind[]): boolean {
  const ending = PLAIN_NAME.exec(name)?.[1]?.toLowerCase() ?? "";
  return (
    name.length <= LONGEST_NAME && !hasControlCharacter(name) && kinds.some((kind) => ENDINGS[kind].includes(ending))
  );
}
