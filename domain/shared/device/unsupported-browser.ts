const OLDEST_EDGE_MAJOR = 18;
const OLDEST_SAFARI_MAJOR = 12;

const INTERNET_EXPLORER = /\bMSIE |\bTrident\//;
const EDGE = /\bEdg(?:e|A|iOS)?\/(\d{1,4})/;
const SAFARI = /\bVersion\/(\d{1,4})[^ ]{0,30} (?:Mobile\/\S{1,30} )?Safari\//;
const CLAIMS_TO_BE_SAFARI = /Chrome|Chromium|CriOS|FxiOS|Android|Edg/;

function majorVersion(pattern: RegExp, userAgent: string): number | null {
  const major = pattern.exec(userAgent)?.[1];
  return major === undefined ? null : Number(major);
}

/** Internet Explorer, Edge before 18 and Safari before 12 are not supported (OVERLAY-01). */
export function isUnsupportedBrowser(userAgent: string): boolean {
  if (INTERNET_EXPLORER.test(userAgent)) return true;
  const edge = majorVersion(EDGE, userAgent);
  if (edge !== null) return edge < OLDEST_EDGE_MAJOR;
  if (CLAIMS_TO_BE_SAFARI.test(userAgent)) return false;
  const safari = majorVersion(SAFARI, userAgent);
  return safari !== null && safari < OLDEST_SAFARI_MAJOR;
}
