import { expect, test } from "vitest";
import { PERMISSIONS } from "#domain/people/access/permissions.ts";
import { QUEUES } from "../bench/queues.ts";
import { initialsOf } from "./bars/initials.ts";
import { triesAgain } from "./query-client.ts";
import { SCREENS, screenAt, screensFor } from "./screens.ts";

const namesFor = (...granted: Parameters<typeof screensFor>[0]) => screensFor(granted).map(({ name }) => name);

test("a member sees the screens that one of the permissions opens, and no other", () => {
  expect(namesFor(...PERMISSIONS)).toEqual(SCREENS.map(({ name }) => name));
  expect(namesFor("orders.read")).toEqual(["orders", "bench"]);
  expect(namesFor("warehouse.work")).toEqual(["bench"]);
  expect(namesFor()).toEqual([]);
});

test("a member who may read a queue of the bench sees the bench", () => {
  for (const { permission } of QUEUES) expect(namesFor(permission)).toContain("bench");
});

test("no two screens share a name, an address or a key", () => {
  for (const of of ["name", "path", "shortcut"] as const) {
    const values = SCREENS.flatMap((screen) => screen[of] ?? []);
    expect(new Set(values).size).toBe(values.length);
  }
});

test("an address belongs to the screen that it begins with", () => {
  expect(screenAt("/orders")?.name).toBe("orders");
  expect(screenAt("/orders/OR12")?.name).toBe("orders");
  expect(screenAt("/ordersmore")).toBeUndefined();
  expect(screenAt("/")).toBeUndefined();
});

test("a refusal is not asked for again; an unanswered question is, once", () => {
  const refusal = Object.assign(new Error("refused"), {
    answer: { code: "forbidden", message: "error.call.forbidden" },
  });
  expect(triesAgain(0, refusal)).toBe(false);
  expect([0, 1].map((failures) => triesAgain(failures, new TypeError("Failed to fetch")))).toEqual([true, false]);
});

test("initials are those of the first and the last word", () => {
  expect(["Dana Morkūnė", "Žilvinas", "Ana Maria de Souza", ""].map(initialsOf)).toEqual(["DM", "Ž", "AS", ""]);
});
