/** The first match counts: Edge and Opera also contain "Chrome", and Chrome contains "Safari". */
const BROWSERS = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /(?:Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;

const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

export interface DeviceName {
  browser: string;
  system: string;
}

/** Null for an unknown user agent. */
export function deviceName(userAgent: string): DeviceName | null {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return browser && system ? { browser, system } : null;
}
