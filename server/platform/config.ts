import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { z } from "zod";
import { FEED_CARRIERS, type FeedCarrier } from "#domain/selling/delivery/courier.ts";
import { type AbuseLimits, DEFAULT_LIMITS } from "#domain/shared/limits/abuse-limits.ts";
import { type CarrierSettingsByName, carrierSettings } from "./carrier-settings.ts";
import { limitSettings } from "./limits/limit-settings.ts";
import { OperatorError } from "./operator-error.ts";
import { PAYMENT_ENVIRONMENT, type PaymentSettings, paymentSettings } from "./payment-settings.ts";

const flag = z
  .enum(["0", "1", "false", "true"], { error: "must be 1 or 0" })
  .transform((value) => value === "1" || value === "true");

const port = z.coerce
  .number({ error: "must be a number" })
  .int()
  .min(0)
  .max(65_535, { error: "must be at most 65535" });

const list = z.string().transform((text) =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean),
);

/** A proxy as Fastify accepts it: an address, a range, or one of three names. */
function isProxy(entry: string): boolean {
  const [address = "", range, ...rest] = entry.split("/");
  const bits = isIP(address) === 4 ? 32 : 128;
  const isRange = range === undefined || (/^\d{1,3}$/.test(range) && Number(range) <= bits);
  return PROXY_NAMES.includes(entry) || (isIP(address) > 0 && isRange && rest.length === 0);
}

const PROXY_NAMES = ["loopback", "linklocal", "uniquelocal"];

const proxies = list.refine((entries) => entries.every(isProxy), {
  error: "must be a list of addresses or ranges, such as 10.0.0.0/8",
});

/** Names only: an address, a port or a local name would let pictures come from inside our own network (T096). */
const HOST_NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

const hosts = list.refine((entries) => entries.every((host) => HOST_NAME.test(host)), {
  error: "must be a list of host names, such as images.example.com",
});

/** A carrier and where it publishes its pickup points; the address may hold further equals signs. */
function feedOf(entry: string): [carrier: string, url: string] {
  const [carrier = "", ...url] = entry.split("=");
  return [carrier, url.join("=")];
}

function isFeed(entry: string): boolean {
  const [carrier, url] = feedOf(entry);
  return FEED_CARRIERS.some((known) => known === carrier) && url.startsWith("https://") && URL.canParse(url);
}

const feeds = list
  .refine((entries) => entries.every(isFeed), {
    error: `must be a list of lists, such as omniva=https://carrier.example.com/points.json, for ${FEED_CARRIERS.join(", ")}`,
  })
  .transform((entries): Partial<Record<FeedCarrier, string>> => Object.fromEntries(entries.map(feedOf)));

/** Compared as URLs, so that a trailing slash, capitals in the host and the usual port make no difference. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

const origin = z
  .string()
  .refine(isOrigin, { error: "must be an http or https address without a path, such as https://admin.example.com" })
  .transform((text) => new URL(text).origin);

const SECRETS_KEY_BYTES = 32;

const secretsKey = z
  .base64({ error: "must be written in base64" })
  .transform((text) => Buffer.from(text, "base64"))
  .refine((key) => key.length === SECRETS_KEY_BYTES, {
    error: `must be ${SECRETS_KEY_BYTES} bytes, such as "openssl rand -base64 32" makes`,
  });

const environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  PORT: port.default(3000),
  BIND_ADDRESS: z.string().min(1).default("0.0.0.0"),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: "must start with postgres://" })
    .optional(),
  DATABASE_POOL_SIZE: z.coerce.number({ error: "must be a number" }).int().min(1).max(200).default(10),
  FALLBACK_STOREFRONT: z
    .string()
    .regex(/^[a-z][a-z\d-]{0,30}$/, { error: "must be the code of a storefront, such as lt" })
    .optional(),
  DEMO: flag.optional(),
  DEMO_OPEN: flag.optional(),
  VENDOR_SINK: flag.optional(),
  SIMULATOR_PORT: port.optional(),
  SIMULATOR_URL: z.url({ protocol: /^https?$/, error: "must be an address such as http://127.0.0.1:3001" }).optional(),
  TRUSTED_PROXIES: proxies.optional(),
  MEDIA_DIR: z.string().min(1).optional(),
  IMAGE_HOSTS: hosts.optional(),
  IMAGE_CACHE_MB: z.coerce.number({ error: "must be a number" }).int().min(16).max(1_000_000).default(512),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an address such as smtps://user:password@mail.example.com" })
    .optional(),
  MAIL_FROM: z.email({ error: "must be an e-mail address" }).optional(),
  PICKUP_FEEDS: feeds.optional(),
  BACKOFFICE_URL: origin.optional(),
  INDEXNOW_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://api.indexnow.org/indexnow" })
    .optional(),
  SECRETS_KEY: secretsKey.optional(),
  CARRIERS: carrierSettings.optional(),
  PARCEL_STEP_SECONDS: z.coerce.number({ error: "must be a number" }).int().min(0).max(86_400).default(45),
  LIMITS: limitSettings.optional(),
  SHARED_CACHE_URL: origin.optional(),
  METRICS_TOKEN: z.string().min(16, { error: "must have at least 16 characters" }).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  ...PAYMENT_ENVIRONMENT,
  REQUEST_TIMEOUT_MS: z.coerce.number({ error: "must be a number" }).int().min(100).max(600_000).default(30_000),
});

export interface Config {
  mode: "production" | "development" | "test";
  port: number;
  bindAddress: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePoolSize: number;
  fallbackStorefront: string | undefined;
  demo: boolean;
  /** Whether other machines reach the back office, /dev/… and the simulator of a demo. */
  demoOpen: boolean;
  /** Whether the pages of a demo reach the simulator instead of their vendors. */
  vendorSink: boolean;
  /** Where the demo's payment simulator listens; the port after the shop's when left out. */
  simulatorPort: number | undefined;
  /** A payment simulator that runs already; the demo starts its own when left out. */
  simulatorUrl: string | undefined;
  trustedProxies: string[];
  mediaDir: string;
  imageHosts: string[];
  imageCacheBytes: number;
  /** When left out, mails stay in the database and count as sent. */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** Where carriers publish their pickup points; those of other carriers are left as they are. */
  pickupFeeds: Partial<Record<FeedCarrier, string>>;
  /** The origin of the back office; none when left out. */
  backofficeUrl: string | undefined;
  /** The key that encrypts stored secrets; the demo makes its own when left out. */
  secretsKey: Buffer | undefined;
  /** Where search engines hear of changed pages; nowhere when left out. */
  indexNowUrl: string | undefined;
  /** Where a cache in front of the shop takes purges; when left out, no such cache may keep a page. */
  sharedCacheUrl: string | undefined;
  /** Null: nothing is limited. */
  limits: AbuseLimits | null;
  metricsToken: string | undefined;
  payments: PaymentSettings;
  /** The accounts at carriers, by name. */
  carriers: CarrierSettingsByName;
  /** How often the demo takes a parcel a step further; undefined: its parcels stay where they are. */
  parcelStepMs: number | undefined;
  logLevel: string;
  requestTimeoutMs: number;
}

export class InvalidConfiguration extends OperatorError {}

const invalid = (problems: readonly string[]) =>
  new InvalidConfiguration(["The configuration is not valid:", ...problems.map((line) => `  ${line}`)].join("\n"));

/** Reads the environment once; its mistakes are listed in words that an operator can act on. */
export function readConfig(env: Record<string, string | undefined>, rootDir: string): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw invalid(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  }
  const values = parsed.data;
  const demo = values.DEMO ?? values.DATABASE_URL === undefined;
  const backofficeUrl = values.BACKOFFICE_URL ?? (demo ? `http://admin.localhost:${values.PORT}` : undefined);
  if (backofficeUrl !== undefined && values.SECRETS_KEY === undefined && !demo) {
    throw invalid(['SECRETS_KEY: is needed with BACKOFFICE_URL: what "openssl rand -base64 32" makes']);
  }
  const dataDir = resolve(rootDir, values.DATA_DIR);
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    bindAddress: values.BIND_ADDRESS,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    fallbackStorefront: values.FALLBACK_STOREFRONT ?? (demo ? "lt" : undefined),
    demo,
    demoOpen: values.DEMO_OPEN ?? false,
    vendorSink: demo && (values.VENDOR_SINK ?? true),
    simulatorPort: values.SIMULATOR_PORT,
    simulatorUrl: values.SIMULATOR_URL,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    mediaDir: values.MEDIA_DIR === undefined ? join(dataDir, "media") : resolve(rootDir, values.MEDIA_DIR),
    imageHosts: values.IMAGE_HOSTS ?? [],
    imageCacheBytes: values.IMAGE_CACHE_MB * 1024 * 1024,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    pickupFeeds: values.PICKUP_FEEDS ?? {},
    backofficeUrl,
    secretsKey: values.SECRETS_KEY,
    indexNowUrl: values.INDEXNOW_URL,
    sharedCacheUrl: values.SHARED_CACHE_URL,
    limits: values.LIMITS === undefined ? DEFAULT_LIMITS : values.LIMITS,
    metricsToken: values.METRICS_TOKEN,
    payments: paymentSettings(values),
    carriers: values.CARRIERS ?? {},
    parcelStepMs: values.PARCEL_STEP_SECONDS === 0 ? undefined : values.PARCEL_STEP_SECONDS * 1_000,
    logLevel: values.LOG_LEVEL,
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
  };
}
