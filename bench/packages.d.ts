/*
 * What benches use of packages that are not installed with the others (package.json beside this file): types are checked
 * without them.
 */
declare module "autocannon" {
  namespace autocannon {
    interface Request {
      path?: string;
      headers?: Record<string, string>;
    }

    interface Options {
      url: string;
      headers?: Record<string, string>;
      method?: "GET" | "POST";
      body?: string;
      connections?: number;
      /** Seconds. */
      duration?: number;
      /** Requests in all, in place of a duration. */
      amount?: number;
      /** Seconds until a request counts as failed. */
      timeout?: number;
      requests?: { setupRequest?: (request: Request) => Request }[];
    }

    interface Result {
      requests: { total: number; average: number };
      latency: { p50: number; p97_5: number; p99: number };
      statusCodeStats: Record<string, { count: number }>;
      non2xx: number;
      errors: number;
      duration: number;
    }
  }

  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export default autocannon;
}

declare module "chrome-launcher" {
  export function launch(options: {
    chromePath: string;
    chromeFlags: readonly string[];
  }): Promise<{ port: number; kill(): void }>;
}

declare module "lighthouse" {
  interface Audit {
    id: string;
    title: string;
    score: number | null;
    scoreDisplayMode: string;
    numericValue?: number;
  }

  interface Flags {
    port: number;
    onlyCategories?: string[];
    output?: "json";
    logLevel?: "error";
  }

  export default function lighthouse(
    url: string,
    flags: Flags,
  ): Promise<
    { lhr: { categories: Record<string, { score: number | null }>; audits: Record<string, Audit> } } | undefined
  >;
}

declare module "@orama/orama" {
  export interface AnyOrama {
    readonly id: string;
  }

  interface Found {
    count: number;
    hits: { id: string }[];
    facets?: Record<string, { values: Record<string, number> }>;
  }

  export function create(options: object): AnyOrama;
  export function insertMultiple(orama: AnyOrama, documents: readonly object[], batchSize: number): Promise<string[]>;
  export function search(orama: AnyOrama, query: object): Promise<Found>;
}
