import { expect, test } from "vitest";
import { contract } from "#contracts/shop/contract.ts";
import { limitedAction } from "./limited-calls.ts";

const calls = Object.entries(contract).flatMap(([area, definitions]) =>
  Object.entries(definitions).map(([name, definition]) => ({ path: [area, name], ...definition["~orpc"] })),
);

test("T124 a call that is limited says so in its definition", () => {
  const limited = calls.filter(({ path }) => limitedAction(path) !== undefined);
  expect(limited.length).toBeGreaterThan(20);
  expect(limited.map(({ path }) => path.join("."))).toEqual(expect.arrayContaining(["content.search", "content.vote"]));
  const silent = limited.filter(({ meta }) => !meta.errors.includes("too_many_requests"));
  expect(silent.map(({ path }) => path.join("."))).toEqual([]);
});
