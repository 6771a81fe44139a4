import { getSystemErrorMap } from "node:util";

/** Why the database cannot be used: a sentence fit for whoever started the program, so it names no secret. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}

export function systemErrorCode(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return systemErrorCode(error.errors[0]);
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  return "";
}

/** "permission denied" rather than "EACCES". */
export function systemErrorText(error: unknown): string {
  const number = error instanceof Error && "errno" in error ? Number(error.errno) : Number.NaN;
  return getSystemErrorMap().get(number)?.[1] ?? (error instanceof Error ? error.message : String(error));
}
