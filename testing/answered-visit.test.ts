import fastify from "fastify";
import { expect, test } from "vitest";
import { answeredVisit } from "./answered-visit.ts";

/** A server that answers with each status in turn, and then with the last one again and again. */
function appWith(...statuses: number[]) {
  const server = fastify();
  let asked = 0;
  server.post("/call", (_, reply) =>
    reply.code(statuses[Math.min(asked++, statuses.length - 1)] ?? 200).send("the answer"),
  );
  return { server, asked: () => asked };
}

const REQUEST = { method: "POST", path: "/call", body: { day: "0000-01-01" } } as const;

test("T132 a server that is busy is asked again", async () => {
  const app = appWith(503, 503, 200);
  expect((await answeredVisit(app, REQUEST)).statusCode).toBe(200);
  expect(app.asked()).toBe(3);
});

test("T132 a call that is always busy has failed", async () => {
  const app = appWith(503);
  await expect(answeredVisit(app, REQUEST)).rejects.toThrow("503");
  expect(app.asked()).toBe(11);
});

test("T132 a failure says the status, the answer and what was sent, and is not repeated", async () => {
  const app = appWith(500, 200);
  await expect(answeredVisit(app, REQUEST)).rejects.toThrow(/500 the answer .*POST \/call \{"day":"0000-01-01"\}/);
  expect(app.asked()).toBe(1);
});
