import { isRouteErrorResponse } from "react-router";
import type { MissingPart } from "#client/late.ts";
import { messageOf } from "#client/report-error.ts";
import { isConnectionError, isCrawler, isDeploymentError } from "#domain/operations/errors/error-kinds.ts";

export type ErrorView =
  | { kind: "deployment" }
  | { kind: "unloaded" }
  | { kind: "unexpected"; summary: string; details: string; isInBrowser: boolean }
  | { kind: "nothing" };

interface Circumstances {
  userAgent: string;
  /** Why a part of the page did not load, once that is known. */
  missing: MissingPart | null;
}

/** The view of an error. ERROR-04: nothing for a crawler, so that errors are not indexed. */
export function errorViewOf(error: unknown, { userAgent, missing }: Circumstances): ErrorView {
  if (isCrawler(userAgent)) return { kind: "nothing" };
  if (isUnloaded(error)) return { kind: missing === "outdated" ? "deployment" : "unloaded" };
  return { kind: "unexpected", summary: summaryOf(error), details: detailsOf(error), isInBrowser: isInBrowser(error) };
}

/** No answer came, or a file of the page did not. */
export function isUnloaded(error: unknown): boolean {
  return isConnectionError(error) || isDeploymentError(messageOf(error));
}

/** The router's text for an error of the server, whose own text stays in the server's log. */
const SERVER_ERROR = "Unexpected Server Error";

function isInBrowser(error: unknown): boolean {
  return typeof document !== "undefined" && !isRouteErrorResponse(error) && messageOf(error) !== SERVER_ERROR;
}

function summaryOf(error: unknown): string {
  return isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : messageOf(error);
}

function detailsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${summaryOf(error)}\n${JSON.stringify(error.data, null, 2)}`;
  return error instanceof Error && error.stack ? error.stack : summaryOf(error);
}
