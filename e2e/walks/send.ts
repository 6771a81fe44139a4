import { randomUUID } from "node:crypto";
import { visit } from "#testing/test-app.ts";
import type { Actor } from "./actors.ts";
import { callNamed } from "./contract-calls.ts";
import type { WalkShop } from "./open-walk-shop.ts";

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Makes a call as somebody's browser does, which stores the cookies of the answer. */
export async function send({ app }: WalkShop, actor: Actor, name: string, body: object): Promise<Answer> {
  const { path } = callNamed(name);
  const filled = path.replace("{slug}", encodeURIComponent("slug" in body ? String(body.slug) : ""));
  const answer = await visit(app, {
    host: actor.host,
    method: "POST",
    path: `/api${filled}`,
    headers: { "idempotency-key": randomUUID() },
    cookies: actor.cookies,
    body,
  });
  if (actor.kind === "guest") for (const { name, value } of answer.cookies) actor.cookies[name] = value;
  return { status: answer.statusCode, body: parsed(answer.body) };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
