import { expect } from "vitest";
import { type TestApp, type VisitOptions, visit } from "./test-app.ts";

const MOST_REPEATS = 10;
const SHOWN = 2_000;

/**
 * The answer to a request that must not fail, whatever it holds. A busy server answers 503 by design (F22): it is asked
 * again, and an answer that stays 503 is a failure.
 */
export async function answeredVisit(app: Pick<TestApp, "server">, request: VisitOptions) {
  let answer = await visit(app, request);
  for (let repeats = 0; answer.statusCode === 503 && repeats < MOST_REPEATS; repeats++)
    answer = await visit(app, request);
  if (answer.statusCode < 500) return answer;
  const { host, method, path, body } = request;
  const sent = typeof body === "string" ? body : JSON.stringify(body);
  const reason = [answer.statusCode, answer.body, "for", host, method, path, sent].map((part) =>
    String(part).slice(0, SHOWN),
  );
  expect.fail(reason.join(" "));
}
