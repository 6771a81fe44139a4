import { describe, expect, test } from "vitest";
import { describeServices, devServices } from "./dev-services.mjs";

const PORTS = { simulatorPort: 3001, backofficePort: 3002 };
const names = (env) => devServices(env, PORTS).map(({ name }) => name);
const shopOf = (env) => devServices(env, PORTS).find(({ name }) => name === "shop");

describe("npm run dev", () => {
  test("starts database, payment simulator, shop and back office", () => {
    expect(names({})).toEqual(["database", "payments", "shop", "back office"]);
    expect(shopOf({}).env).toEqual({ SIMULATOR_URL: "http://127.0.0.1:3001" });
  });

  test("starts no database beside one that is given, and no simulator without the demo", () => {
    expect(names({ DATABASE_URL: "postgres://x" })).toEqual(["shop"]);
    expect(names({ DATABASE_URL: "postgres://x", DEMO: "1" })).toEqual(["payments", "shop", "back office"]);
    expect(names({ DEMO: "0" })).toEqual(["database", "shop"]);
    expect(shopOf({ DEMO: "0" }).env).toEqual({});
  });

  test("compiles the templates of mails before each start of the shop", () => {
    expect(shopOf({}).args).toContain("--import=./tools/build-mail.ts");
  });

  test("uses a simulator that runs already", () => {
    const env = { SIMULATOR_URL: "http://127.0.0.1:9" };
    expect(names(env)).toEqual(["database", "shop", "back office"]);
    expect(shopOf(env).env).toEqual(env);
  });

  test("says what is where", () => {
    const text = describeServices(
      devServices({ PORT: "4000", DATA_DIR: "/data" }, { simulatorPort: 4001, backofficePort: 4002 }),
    );
    for (const part of [
      "/data/postgres",
      "http://127.0.0.1:4001",
      "http://localhost:4000",
      "http://admin.localhost:4002",
      "Ctrl-C",
    ])
      expect(text).toContain(part);
    expect(text.split("\n")).toHaveLength(5);
  });
});
