import { isRouteErrorResponse } from "react-router";
import { messageOf } from "../../../client/report-error.ts";
import { isCrawler, isDeploymentError, notFoundMessage } from "../../../domain/errors/error-kinds.ts";

export type ErrorView =
  | { kind: "not-found"; message: string }
  | { kind: "deployment" }
  | { kind: "unexpected"; summary: string; details: string }
  | { kind: "nothing" };

interface Circumstances {
  isNotFound: boolean;
  userAgent: string;
}

/** The view of an error. ERROR-04: nothing for a crawler, so that errors are not indexed. */
export function errorViewOf(error: unknown, { isNotFound, userAgent }: Circumstances): ErrorView {
  if (isNotFound) return { kind: "not-found", message: notFoundMessageOf(error) };
  if (isCrawler(userAgent)) return { kind: "nothing" };
  if (isDeploymentError(messageOf(error))) return { kind: "deployment" };
  return { kind: "unexpected", summary: summaryOf(error), details: detailsOf(error) };
}

/** ERROR-02: the server's message, or the one of a failed hydration. */
function notFoundMessageOf(error: unknown): string {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  const hasMessage = typeof data === "object" && data !== null && "message" in data;
  return hasMessage ? String(data.message) : notFoundMessage("hydration", "").message;
}

function summaryOf(error: unknown): string {
  return isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : messageOf(error);
}

function detailsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${summaryOf(error)}\n${JSON.stringify(error.data, null, 2)}`;
  return error instanceof Error && error.stack ? error.stack : summaryOf(error);
}
