import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AccessRule } from "../../contracts/define-call.ts";
import { contract } from "../../contracts/shop/contract.ts";
import { createTestApp, type TestApp, visit } from "../../testing/test-app.ts";

interface Operation {
  summary?: string;
  operationId?: string;
  requestBody?: { content?: Record<string, { schema?: object }> };
  responses?: Record<string, { content?: Record<string, { schema?: object }> }>;
}

interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}

interface Definition {
  "~orpc": {
    route: { method: string; path: string; summary: string };
    meta: { access: AccessRule };
    inputSchema?: unknown;
  };
}

const calls = Object.values(contract)
  .flatMap((area) => Object.values(area) as unknown as Definition[])
  .map(({ "~orpc": { route, meta, inputSchema } }) => ({
    ...route,
    access: meta.access,
    method: route.method.toLowerCase(),
    hasInput: !!inputSchema,
  }));

let app: TestApp;
let document: Document;
beforeAll(async () => {
  app = await createTestApp();
  document = (await visit(app, { path: "/api/openapi.json" })).json();
});
afterAll(() => app.close());

describe("the OpenAPI document", () => {
  test("has a version, a title and a server", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info.title).toBe("Crossdock");
    expect(document.servers).toEqual([{ url: "/api" }]);
  });

  test.each(calls)("lists $method $path with its input and answer", ({ method, path, summary, hasInput }) => {
    const operation = document.paths[path]?.[method];
    expect(operation?.summary).toBe(summary);
    expect(operation?.responses?.["200"]?.content?.["application/json"]?.schema).toBeDefined();
    if (hasInput && method === "post") {
      expect(operation?.requestBody?.content?.["application/json"]?.schema).toBeDefined();
    }
  });

  test("lists nothing else, and names each call once", () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(listed.sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort());
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has no reference that it does not resolve", () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = ""]) => path);
    for (const reference of references) {
      const found = reference
        .split("/")
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], document);
      expect(found, reference).toBeDefined();
    }
  });

  test.each(calls)("describes what is served: $method $path answers", async ({ method, path, access }) => {
    const isPost = method === "post";
    const answer = await visit(app, {
      method: isPost ? "POST" : "GET",
      path: `/api${path}`,
      ...(isPost ? { body: {} } : {}),
    });
    // 409: a checkout of an empty cart, because `generate` needs no input.
    expect(access === "public" ? [200, 400, 409] : [401]).toContain(answer.statusCode);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
  });
});

describe("the reader at /api/docs", () => {
  test("shows every call, and needs no script", async () => {
    const { statusCode, body } = await visit(app, { path: "/api/docs" });
    expect(statusCode).toBe(200);
    for (const { method, path, summary } of calls) {
      expect(body).toContain(`${method.toUpperCase()} /api${path}`);
      expect(body).toContain(summary.replaceAll("&", "&amp;"));
    }
    expect(body).not.toContain("<script");
  });
});
