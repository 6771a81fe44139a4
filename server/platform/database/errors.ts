import { getSystemErrorMap } from "node:util";
import { OperatorError } from "../operator-error.ts";

/** Why the database cannot be used. */
export class DatabaseUnavailable extends OperatorError {
  override readonly name = "DatabaseUnavailable";
}

export function systemErrorCode(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return systemErrorCode(error.errors[0]);
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  return "";
}

/** A server that was stopped has removed its Unix socket. */
export function isMissingSocket(error: Error): boolean {
  return systemErrorCode(error) === "ENOENT" && "syscall" in error && error.syscall === "connect";
}

/** "permission denied" rather than "EACCES". */
export function systemErrorText(error: unknown): string {
  const number = error instanceof Error && "errno" in error ? Number(error.errno) : Number.NaN;
  return getSystemErrorMap().get(number)?.[1] ?? (error instanceof Error ? error.message : String(error));
}
