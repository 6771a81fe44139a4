import { ORPCError } from "@orpc/server";
import { type CallErrorBody, ERROR_CATALOGUE, type ErrorCode, errorCodeForStatus } from "../../../contracts/errors.ts";

/** An expected refusal, by its name in the catalogue. */
export function refuse(code: ErrorCode): ORPCError<string, undefined> {
  return new ORPCError(code, { status: ERROR_CATALOGUE[code].status });
}

export function errorBody(code: ErrorCode, requestId: string, errors?: CallErrorBody["errors"]): CallErrorBody {
  const { messageKey } = ERROR_CATALOGUE[code];
  return { status: false, code, message: messageKey, ...(errors ? { errors } : {}), request_id: requestId };
}

interface ValidationIssue {
  path?: readonly (PropertyKey | { key: PropertyKey })[];
  message: string;
}

/** Turns whatever a call threw into the catalogue's words; nothing of the cause leaves the server. */
export function encodeCallError(error: ORPCError<string, unknown>, requestId: string): CallErrorBody {
  const code = error.code in ERROR_CATALOGUE ? (error.code as ErrorCode) : errorCodeForStatus(error.status);
  return errorBody(code, requestId, code === "bad_request" ? validationErrors(error.data) : undefined);
}

function validationErrors(data: unknown): CallErrorBody["errors"] {
  if (typeof data !== "object" || data === null || !("issues" in data) || !Array.isArray(data.issues)) return undefined;
  return (data.issues as ValidationIssue[]).slice(0, 50).map(({ path, message }) => ({
    path: (path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join("."),
    message,
  }));
}
