/** The part of an absolute URL that rules need. */
export interface ParsedUrl {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly hostname: string;
  readonly href: string;
}

/** The platform's WHATWG parser, such as `URL.parse`, so that rules read hosts exactly as browsers do. */
export type ParseUrl = (text: string) => ParsedUrl | null;
