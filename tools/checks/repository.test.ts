import { describe, expect, test } from "vitest";
import { checkRepository } from "./repository.ts";

const complaints = (path: string, text: string): string[] =>
  checkRepository([{ path, text }]).map(({ line, message }) => `${line} ${message.split(":")[0]}`);

/** Puts a forbidden word together, so that this file holds none itself. */
const join = (...pieces: string[]) => pieces.join("");

describe("repository", () => {
  test.each([
    ["docs/operations.md", "See https://shop.example/home/page and ./work/list, ~/x, `$HOME/root/`."],
    ["storefront/routes.ts", `route("/home", "./home.tsx"); console.error("lost");`],
    ["server/a.ts", `console.log("ready");`],
    ["domain/a.test.ts", `test("only the first is skipped", () => list.slice(1));`],
    [
      "package.json",
      `{ "dependencies": { "a": "1.2.3", "b": "18.4.0-beta.17", "c": "npm:@d/c@1.0.0" }, "overrides": { "e": { "f": "1.0.0" } } }`,
    ],
    ["package-lock.json", `{ "node_modules/a": { "version": "1.2.3", "integrity": "sha512-x" } }`],
  ])("accepts %s", (path, text) => {
    expect(complaints(path, text)).toEqual([]);
  });

  test.each([
    ["docs/a.md", join("\n\ncd /ro", "ot/shop"), "3 a path of one machine"],
    ["docs/a.md", join("cd /ho", "me/anna"), "1 a path of one machine"],
    ["a.json", join(`{ "a": "/wo`, `rk/main" }`), "1 a path of one machine"],
    ["a.svg", join("file:///Us", "ers/anna/a.svg"), "1 a path of one machine"],
    [".npmrc", join("regis", "try=x"), "1 a package registry's host"],
    ["docs/a.md", join("https://regis", "try.npmjs.org/a"), "1 a package registry's host"],
    [
      "package-lock.json",
      `{ "a": { "resolved": "https://packages.example/a.tgz" } }`,
      "1 a package's host in the lock file",
    ],
    ["server/a.ts", join("-----BEGIN RSA PRIV", "ATE KEY-----"), "1 a private key"],
    ["server/a.ts", join("sk_li", "ve_0123456789"), "1 what looks like a secret"],
    ["server/a.ts", join("AK", "IA0123456789ABCDEF"), "1 what looks like a secret"],
    ["storefront/a.tsx", `console.log("here");`, "1 console.log in the browser"],
    ["domain/a.test.ts", join("test.on", `ly("a", () => {});`), "1 a test that is left out"],
    ["e2e/home.ts", join("test.sk", `ip("a", () => {});`), "1 a test that is left out"],
    ["server/a.ts", join("// TO", "DO later"), "1 unfinished work"],
    ["ui/a.css", join("/* FIX", "ME */"), "1 unfinished work"],
    ["package.json", `{\n"dependencies": { "a": "^1.2.3" } }`, "2 a is not pinned"],
    ["package.json", `{ "devDependencies": { "a": "latest" } }`, "1 a is not pinned"],
    ["package.json", `{ "overrides": { "b": { "a": "1.x" } } }`, "1 a is not pinned"],
  ])("refuses the text in %s", (path, text, complaint) => {
    expect(complaints(path, text)).toEqual([complaint]);
  });
});
