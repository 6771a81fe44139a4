import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostOf, STOREFRONTS } from "#testing/operations/storefronts.ts";
import { elements } from "#testing/page-html.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

function directives(policy: unknown): Map<string, string[]> {
  return new Map(
    String(policy)
      .split("; ")
      .map((directive) => directive.split(" "))
      .map(([name = "", ...values]) => [name, values]),
  );
}

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

const PAGES = [
  ...STOREFRONTS.map(({ code, languages }) => ({ host: hostOf(code), path: `/${languages[0]}` })),
  ...["/en/accessibility", "/en/nowhere", "/en/404", "/en/cart", "/en/status", "/en/unsupported-browser"].map(
    (path) => ({ host: "lt.localhost", path }),
  ),
  ...["/en/payment/x", "/en/payment/decline", "/en/dev/components"].map((path) => ({ host: "lt.localhost", path })),
];

describe.each(PAGES)("the policy of $host$path", ({ host, path }) => {
  test("T088 T039 allows nothing unsafe, no plug-ins, no base, no frames around it", async () => {
    const { headers } = await visit(app, { host, path });
    const policy = directives(headers["content-security-policy"]);
    expect(String(headers["content-security-policy"])).not.toMatch(/unsafe-|\*/);
    for (const name of ["object-src", "base-uri", "frame-ancestors"]) expect(policy.get(name)).toEqual(["'none'"]);
    expect(policy.get("default-src")).toEqual(["'self'"]);
    expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
    expect(headers["x-frame-options"]).toBe("DENY");
  });

  test("T088 T091 lists the hash of each of its inline scripts, and nothing else but our own files", async () => {
    for (const _ of ["miss", "hit"]) {
      const { headers, body } = await visit(app, { host, path });
      const inline = [...body.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
        .filter(([, attributes]) => !/application\/(ld\+)?json/.test(attributes ?? ""))
        .map(([, , code]) => hashOf(code ?? ""));
      const allowed = directives(headers["content-security-policy"]).get("script-src") ?? [];
      expect(new Set(allowed)).toEqual(new Set(["'self'", ...inline]));
    }
  });

  test("T088 T091 has no handler, style or script that the policy would block", async () => {
    const { body } = await visit(app, { host, path });
    expect(body).not.toMatch(/<[a-z][^>]*\son[a-z]+="/i);
    expect(body).not.toMatch(/<[a-z][^>]*\sstyle="/i);
    expect(body).not.toMatch(/<style\b/i);
    expect(body).not.toMatch(/(href|src|action)="javascript:/i);
    for (const { src } of elements(body, "script")) if (src) expect(src).toMatch(/^\/assets\//);
  });
});

describe("T088 a response that is not a page may load nothing", () => {
  test.each([
    ["evil.example", "/"],
    ["lt.localhost", "/%E0%A4%A"],
    ["lt.localhost", "/api/docs"],
    ["lt.localhost", "/metrics"],
  ])("%s%s", async (host, path) => {
    const { headers } = await visit(app, { host, path });
    expect(directives(headers["content-security-policy"]).get("default-src")).toEqual(["'none'"]);
  });
});

describe("T091 a script that is not on the list", () => {
  const report = {
    "csp-report": { "blocked-uri": "https://skimmer.example/x.js", "violated-directive": "script-src" },
  };

  test.each(["application/csp-report", "application/reports+json"])("is reported to our log (%s)", async (type) => {
    app.log.length = 0;
    const answer = await visit(app, {
      method: "POST",
      path: "/csp-report",
      body: JSON.stringify(report),
      headers: { "content-type": type },
    });
    expect(answer.statusCode).toBe(204);
    expect(app.log.find((line) => line.includes("skimmer.example"))).toMatch(/"level":40/);
  });

  test("T091 T082 a report cannot flood the log or add a line to it", async () => {
    app.log.length = 0;
    const headers = { "content-type": "application/csp-report" };
    const small = `\n{"level":60,"msg":"forged"}\n${"x".repeat(10_000)}`;
    expect((await visit(app, { method: "POST", path: "/csp-report", body: small, headers })).statusCode).toBe(204);
    const large = "x".repeat(20_000);
    expect((await visit(app, { method: "POST", path: "/csp-report", body: large, headers })).statusCode).toBe(413);
    expect(app.log.every((line) => line.trim().split("\n").length === 1 && line.length < 4_000)).toBe(true);
    expect(app.log.map((line) => JSON.parse(line).level)).not.toContain(60);
  });

  test("T091 every page names the address for reports", async () => {
    const { headers } = await visit(app, { path: "/lt" });
    expect(directives(headers["content-security-policy"]).get("report-uri")).toEqual(["/csp-report"]);
  });
});
