import { expect, test } from "vitest";
import { jsonLog } from "./json-log.ts";

function logged(level: string, write: (log: ReturnType<typeof jsonLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(jsonLog(level, (line) => void lines.push(line)));
  return lines.map((line) => JSON.parse(line));
}

test("what is known stays in fields of its own", () => {
  const [line] = logged("info", (log) =>
    log.warn({ provider: "PayPal", reason: "wrong signature" }, "a notification was refused"),
  );
  const fields = { level: 40, provider: "PayPal", reason: "wrong signature", msg: "a notification was refused" };
  expect(line).toMatchObject(fields);
});

test("T082 an error is described, on one line, and no object becomes [object Object]", () => {
  const thrown = [new Error("lost\nconnection"), { code: 7 }, "text", null];
  const lines = logged("info", (log) => {
    for (const err of thrown) log.error({ err, payment: "abc" }, "a payment could not be checked");
  });
  expect(lines.map(({ err }) => (err as { message: string }).message)).toEqual([
    "lost\nconnection",
    '{"code":7}',
    "text",
    "null",
  ]);
  expect(JSON.stringify(lines)).not.toContain("[object");
});

test("lower levels are left out", () => {
  expect(logged("error", (log) => log.warn({}, "unimportant"))).toEqual([]);
  expect(logged("silent", (log) => log.error({}, "important"))).toEqual([]);
});
