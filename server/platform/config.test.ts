import { describe, expect, test } from "vitest";
import { DEFAULT_LIMITS } from "#domain/shared/limits/abuse-limits.ts";
import { InvalidConfiguration, readConfig } from "./config.ts";

const DATABASE_URL = "postgres://shop@db.internal/shop";

describe("the configuration", () => {
  test("has a default for everything", () => {
    expect(readConfig({}, "/srv/crossdock")).toEqual({
      mode: "development",
      port: 3000,
      bindAddress: "0.0.0.0",
      dataDir: "/srv/crossdock/.data",
      databaseUrl: undefined,
      databasePoolSize: 10,
      fallbackStorefront: "lt",
      demo: true,
      demoOpen: false,
      vendorSink: true,
      simulatorPort: undefined,
      simulatorUrl: undefined,
      trustedProxies: [],
      mediaDir: "/srv/crossdock/.data/media",
      imageHosts: [],
      imageCacheBytes: 512 * 1024 * 1024,
      smtpUrl: undefined,
      mailFrom: undefined,
      pickupFeeds: {},
      carriers: {},
      parcelStepMs: 45_000,
      backofficeUrl: "http://admin.localhost:3000",
      secretsKey: undefined,
      indexNowUrl: undefined,
      sharedCacheUrl: undefined,
      limits: DEFAULT_LIMITS,
      metricsToken: undefined,
      payments: { stripe: undefined, paypal: undefined, paysera: undefined, checkAfterSeconds: undefined },
      logLevel: "info",
      requestTimeoutMs: 30_000,
    });
  });

  test("treats an empty variable as not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "", DEMO: "" }, "/")).toMatchObject({ port: 3000, demo: true });
  });

  test("keeps a DATA_DIR from the root of the file system as it is", () => {
    expect(readConfig({ DATA_DIR: "/var/lib/crossdock" }, "/srv").dataDir).toBe("/var/lib/crossdock");
  });

  test("serves a back office where BACKOFFICE_URL says, in the demo on admin.localhost, elsewhere by default nowhere", () => {
    const SECRETS_KEY = Buffer.alloc(32, 9).toString("base64");
    expect(readConfig({ PORT: "4000" }, "/").backofficeUrl).toBe("http://admin.localhost:4000");
    expect(readConfig({ DATABASE_URL }, "/").backofficeUrl).toBeUndefined();
    const env = { DATABASE_URL, SECRETS_KEY, BACKOFFICE_URL: "https://admin.example.com/" };
    expect(readConfig(env, "/")).toMatchObject({
      backofficeUrl: "https://admin.example.com",
      secretsKey: Buffer.alloc(32, 9),
    });
  });

  test.each([
    ["https://admin.example.com", "https://admin.example.com"],
    ["https://admin.example.com/", "https://admin.example.com"],
    ["HTTPS://Admin.EXAMPLE.com", "https://admin.example.com"],
    ["https://admin.example.com:443/", "https://admin.example.com"],
    ["http://admin.example.com:8080/", "http://admin.example.com:8080"],
  ])("reads the origin of BACKOFFICE_URL=%s", (BACKOFFICE_URL, origin) => {
    const SECRETS_KEY = Buffer.alloc(32, 9).toString("base64");
    expect(readConfig({ DATABASE_URL, SECRETS_KEY, BACKOFFICE_URL }, "/").backofficeUrl).toBe(origin);
  });

  test.each(["about:blank", "data:text/html,", "javascript:void 0", "file:///srv", "https://", "null", "//admin"])(
    "refuses BACKOFFICE_URL=%s, which names no origin, in one sentence",
    (BACKOFFICE_URL) => {
      const problem =
        "BACKOFFICE_URL: must be an http or https address without a path, such as https://admin.example.com";
      expect(messageFor({ DATABASE_URL, BACKOFFICE_URL }).split("\n").slice(1)).toEqual([`  ${problem}`]);
    },
  );

  test("splits TRUSTED_PROXIES at commas", () => {
    expect(readConfig({ TRUSTED_PROXIES: " 10.0.0.1, 10.1.0.0/16 ,," }, "/").trustedProxies).toEqual([
      "10.0.0.1",
      "10.1.0.0/16",
    ]);
  });

  test("CATALOG-17 takes the hosts of pictures from IMAGE_HOSTS, and their folder from MEDIA_DIR", () => {
    const env = {
      IMAGE_HOSTS: "cdn.shop.test, img.xn--80ak6aa92e.example",
      MEDIA_DIR: "pictures",
      IMAGE_CACHE_MB: "64",
    };
    expect(readConfig(env, "/srv")).toMatchObject({
      imageHosts: ["cdn.shop.test", "img.xn--80ak6aa92e.example"],
      mediaDir: "/srv/pictures",
      imageCacheBytes: 67_108_864,
    });
    expect(readConfig({ DATA_DIR: "/var/lib/crossdock" }, "/srv").mediaDir).toBe("/var/lib/crossdock/media");
  });

  test("CHECKOUT-09 takes the addresses of carriers' pickup points from PICKUP_FEEDS", () => {
    const env = { PICKUP_FEEDS: "omniva=https://a.test/list.json, lp-express=https://b.test/?country=LT" };
    expect(readConfig(env, "/").pickupFeeds).toEqual({
      omniva: "https://a.test/list.json",
      "lp-express": "https://b.test/?country=LT",
    });
    for (const wrong of [
      "omniva",
      "unknown=https://a.test/",
      "omniva=http://a.test/",
      "omniva=https://",
      "=https://a.test/",
    ]) {
      expect(() => readConfig({ PICKUP_FEEDS: wrong }, "/"), wrong).toThrow(InvalidConfiguration);
    }
  });

  test.each([
    { env: {}, demo: true, fallback: "lt" },
    { env: { DATABASE_URL }, demo: false, fallback: undefined },
    { env: { DATABASE_URL, DEMO: "1" }, demo: true, fallback: "lt" },
    { env: { DEMO: "0" }, demo: false, fallback: undefined },
    { env: { DEMO: "false", FALLBACK_STOREFRONT: "ae" }, demo: false, fallback: "ae" },
    { env: { DEMO: "true", FALLBACK_STOREFRONT: "ae" }, demo: true, fallback: "ae" },
  ])(
    "REGION-01 the demo runs where nobody brings a database, and sets the fallback: $env",
    ({ env, demo, fallback }) => {
      expect(readConfig(env, "/")).toMatchObject({ demo, fallbackStorefront: fallback });
    },
  );
});

describe("a configuration that is not valid", () => {
  test("lists every mistake on a line of its own", () => {
    const env = {
      PORT: "80000",
      DATABASE_URL: "mysql://db",
      FALLBACK_STOREFRONT: "x x",
      DEMO: "perhaps",
      METRICS_TOKEN: "short",
    };
    const lines = messageFor(env).split("\n");
    expect(lines[0]).toBe("The configuration is not valid:");
    expect(lines.slice(1).sort()).toEqual([
      "  DATABASE_URL: must start with postgres://",
      "  DEMO: must be 1 or 0",
      "  FALLBACK_STOREFRONT: must be the code of a storefront, such as lt",
      "  METRICS_TOKEN: must have at least 16 characters",
      "  PORT: must be at most 65535",
    ]);
  });

  test("says that a back office needs a key, unless it is the demo's", () => {
    const env = { DATABASE_URL, BACKOFFICE_URL: "https://admin.example.com" };
    expect(messageFor(env)).toContain("SECRETS_KEY: is needed with BACKOFFICE_URL");
    expect(messageFor({ ...env, NODE_ENV: "production" })).toContain("SECRETS_KEY: is needed with BACKOFFICE_URL");
    expect(readConfig({ ...env, DEMO: "1" }, "/").secretsKey).toBeUndefined();
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "-1"],
    ["PORT", "3000.5"],
    ["DATABASE_POOL_SIZE", "0"],
    ["LOG_LEVEL", "loud"],
    ["NODE_ENV", "staging"],
    ["REQUEST_TIMEOUT_MS", "1"],
    ["IMAGE_CACHE_MB", "0"],
    ["BACKOFFICE_URL", "admin.example.com"],
    ["BACKOFFICE_URL", "ftp://admin.example.com"],
    ["BACKOFFICE_URL", "https://example.com/admin"],
    ["BACKOFFICE_URL", "https://user:password@example.com"],
    ["SECRETS_KEY", "not base64!"],
    ["SECRETS_KEY", Buffer.alloc(16).toString("base64")],
    ["IMAGE_HOSTS", "*"],
    ["IMAGE_HOSTS", "https://cdn.shop.test"],
    ["IMAGE_HOSTS", "cdn.shop.test:8080"],
    ["IMAGE_HOSTS", "CDN.shop.test"],
    ["IMAGE_HOSTS", "localhost"],
    ["IMAGE_HOSTS", "cdn.shop.test."],
    ["IMAGE_HOSTS", "127.0.0.1"],
    ["IMAGE_HOSTS", "[::1]"],
  ])("says which variable is wrong: %s=%s", (name, value) => {
    expect(messageFor({ [name]: value })).toMatch(new RegExp(`^  ${name}: \\S`, "m"));
  });

  test("never repeats a value, which may be a secret", () => {
    expect(messageFor({ DATABASE_URL: "mysql://user:hunter2@db" })).not.toContain("hunter2");
  });
});

function messageFor(env: Record<string, string>): string {
  try {
    readConfig(env, "/");
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidConfiguration);
    return (error as Error).message;
  }
  throw new Error("the configuration was accepted");
}

describe("the limits", () => {
  const limitsOf = (LIMITS: string) => readConfig({ LIMITS }, "/").limits;

  test("T124 each can be changed, and all can be switched off", () => {
    const changed = limitsOf("cart-visitor=50/30s, unpaid-orders-network=3");
    expect(changed?.calls["cart-visitor"]).toEqual({ attempts: 50, windowMs: 30_000 });
    expect(changed?.calls["cart-network"]).toEqual(DEFAULT_LIMITS.calls["cart-network"]);
    expect(changed?.holds).toEqual({ ...DEFAULT_LIMITS.holds, "unpaid-orders-network": 3 });
    expect(limitsOf("off")).toBeNull();
  });

  test.each(["none", "cart-visitor=50", "cart-visitor=x/1m", "unpaid-orders-network=3/1h", "toString=1", "a=1/1m"])(
    "T124 a mistake is named: %s",
    (text) => expect(() => limitsOf(text)).toThrow(`LIMITS: must be "off", or a list`),
  );
});
