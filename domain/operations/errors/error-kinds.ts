const DEPLOYMENT_MESSAGES = [
  /failed to fetch dynamically imported module/i, // Chromium
  /error loading dynamically imported module/i, // Firefox
  /importing a module script failed/i, // Safari
  /failed to load module script/i, // Chromium: the file is gone and a page was served instead
  /loading failed for the module/i, // Firefox
  /loading module from .{0,2000} was blocked/i, // Firefox
  /is not a valid javascript mime type/i, // Safari
  /unable to preload css/i, // Vite, in every browser
];

/** The errors of fetch when no answer came. */
const CONNECTION_MESSAGES = [
  /failed to fetch/i, // Chromium
  /networkerror when attempting to fetch/i, // Firefox
  /load failed|network connection was lost/i, // Safari
];

const UNREPORTED_MESSAGES = [
  ...DEPLOYMENT_MESSAGES,
  /builds\/(?:meta\/|latest\.json)/i,
  /XMLHttpRequestProgressEvent/,
  /can't find variable/i,
];

const CRAWLER = /bot|lighthouse|facebook|google/i;

function matchesAny(patterns: readonly RegExp[], message: string): boolean {
  return patterns.some((pattern) => pattern.test(message));
}

/**
 * A failed dynamic import, module script or CSS preload: a new version was deployed (OVERLAY-07), or there is no
 * connection. The message does not say which.
 */
export function isDeploymentError(message: string): boolean {
  return matchesAny(DEPLOYMENT_MESSAGES, message);
}

/** No answer came from the server, as opposed to an error in its answer or in the page. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError && matchesAny(CONNECTION_MESSAGES, error.message);
}

/** A user agent that names bot, lighthouse, facebook or google is a crawler, whose errors are suppressed (ERROR-04). */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}

/**
 * Deployment errors, build meta, XMLHttpRequestProgressEvent and Safari's missing variables are not reported
 * (TRACK-05).
 */
export function isIgnoredByErrorReporting(message: string): boolean {
  return matchesAny(UNREPORTED_MESSAGES, message);
}

export type NotFoundKind = "route-validation" | "unmatched" | "hydration";

export interface NotFoundError {
  status: 404;
  message: string;
  isFatal: boolean;
}

/**
 * A 404 names its path: fatal when the route refuses it, not fatal when no route matches. A failed hydration names none
 * (ERROR-02).
 */
export function notFoundMessage(kind: NotFoundKind, path: string): NotFoundError {
  switch (kind) {
    case "route-validation":
      return { status: 404, message: `Page Not Found: ${path}`, isFatal: true };
    case "unmatched":
      return { status: 404, message: `Page not found: ${path}`, isFatal: false };
    case "hydration":
      return { status: 404, message: "Page Not Found", isFatal: true };
  }
}
