const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Edge", /Edg(?:e|A|iOS)?\/(\d+)/],
  ["Opera", /OPR\/(\d+)/],
  ["Samsung Internet", /SamsungBrowser\/(\d+)/],
  ["Firefox", /(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ["Safari", /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/],
];

/** Name and major version: enough to repair something, and too little to recognise anybody. */
export function browserOf(userAgent: string): string {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return "";
}
