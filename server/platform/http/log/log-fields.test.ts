import { DrizzleQueryError } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { describe, expect, test } from "vitest";
import { describeError, describeRequest } from "./log-fields.ts";

const SECRET = "4111111111111111\n    at night";

describe("what is logged", () => {
  const failed = new DrizzleQueryError("insert into cards values ($1)", [SECRET, 7], new Error("no such table"));

  test.each([
    ["alone", failed],
    ["as the cause of another error", new Error("the call failed", { cause: failed })],
  ])("T092 of a failed query is its statement and reason without its values: %s", (_how, error) => {
    const written = JSON.stringify(describeError(error));
    expect(written).toContain("insert into cards");
    expect(written).toContain("no such table");
    expect(written).not.toContain("4111111111111111");
    expect(written).not.toContain("at night");
  });

  test("of any other error is its type, message and stack", () => {
    const described = describeError(new TypeError("broken"));
    expect(described).toMatchObject({ type: "TypeError", message: "broken" });
    expect(described.stack).toContain("log-fields.test.ts");
  });

  test("T092 of a request is its path without the query", () => {
    const request = { id: "1", method: "GET", url: "/lt/x?card=4111?y", host: "lt.localhost" } as FastifyRequest;
    expect(describeRequest(request)).toEqual({ id: "1", method: "GET", path: "/lt/x", host: "lt.localhost" });
  });
});
