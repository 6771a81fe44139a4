import { ORPCError } from "@orpc/server";
import {
  type CallErrorBody,
  ERROR_CATALOGUE,
  type ErrorCode,
  errorCodeForStatus,
  type FieldErrors,
  type StaleVersion,
} from "#contracts/errors.ts";

/** An expected refusal, by its name in the catalogue. */
export function refuse(code: ErrorCode): ORPCError<string, undefined> {
  return new ORPCError(code, { status: ERROR_CATALOGUE[code].status });
}

class RefusedFor {
  readonly subject: string;

  constructor(subject: string) {
    this.subject = subject;
  }
}

/** A refusal that names what is in the way, or what was begun instead, by its number. */
export function refuseFor(code: ErrorCode, subject: string): ORPCError<string, unknown> {
  return new ORPCError(code, { status: ERROR_CATALOGUE[code].status, data: new RefusedFor(subject) });
}

class RefusedFields {
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    this.errors = errors;
  }
}

/** A form with fields that break their rules; each is answered with its message key (ERROR-05). */
export function refuseFields(errors: FieldErrors): ORPCError<string, unknown> {
  return new ORPCError("invalid_input", {
    status: ERROR_CATALOGUE.invalid_input.status,
    data: new RefusedFields(errors),
  });
}

class RefusedStale {
  readonly stale: StaleVersion;

  constructor(stale: StaleVersion) {
    this.stale = stale;
  }
}

/** An edit of a version that is no longer the present one. */
export function refuseStale(stale: StaleVersion): ORPCError<string, unknown> {
  return new ORPCError("stale_version", {
    status: ERROR_CATALOGUE.stale_version.status,
    data: new RefusedStale(stale),
  });
}

/** The fields of such a form; null for every other error. */
export const fieldsOf = (error: unknown): FieldErrors | null =>
  error instanceof ORPCError && error.data instanceof RefusedFields ? error.data.errors : null;

export function errorBody(code: ErrorCode, requestId: string, errors?: CallErrorBody["errors"]): CallErrorBody {
  const { messageKey } = ERROR_CATALOGUE[code];
  return { status: false, code, message: messageKey, ...(errors ? { errors } : {}), request_id: requestId };
}

interface ValidationIssue {
  path?: readonly (PropertyKey | { key: PropertyKey })[];
  message: string;
}

/** Maps whatever a call threw to an error of the catalogue; nothing of the cause leaves the server. */
export function encodeCallError(error: ORPCError<string, unknown>, requestId: string): CallErrorBody {
  const code = error.code in ERROR_CATALOGUE ? (error.code as ErrorCode) : errorCodeForStatus(error.status);
  const body = errorBody(code, requestId, fieldErrors(code, error.data));
  if (error.data instanceof RefusedFor) return { ...body, subject: error.data.subject };
  return error.data instanceof RefusedStale ? { ...body, ...error.data.stale } : body;
}

function fieldErrors(code: ErrorCode, data: unknown): FieldErrors | undefined {
  if (data instanceof RefusedFields) return data.errors;
  return code === "bad_request" ? validationErrors(data) : undefined;
}

function validationErrors(data: unknown): FieldErrors | undefined {
  if (typeof data !== "object" || data === null || !("issues" in data) || !Array.isArray(data.issues)) return undefined;
  const issues = (data.issues as ValidationIssue[]).slice(0, 50);
  return Object.fromEntries(issues.map(({ path, message }) => [fieldName(path), message]));
}

const fieldName = (path: ValidationIssue["path"]) =>
  (path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join(".");
