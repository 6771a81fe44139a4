import type { IncomingHttpHeaders } from "node:http";

export interface Asked {
  method: string;
  path: string;
  /** The value of `:name` in the route's path. */
  id: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Sent one byte at a time, with this pause between two. */
  msPerByte?: number;
}

export interface Route {
  method: "GET" | "POST";
  /** May contain one `:id`. */
  path: string;
  handle(asked: Asked): Answer | Promise<Answer>;
}

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): Answer => {
  return { status, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(value) };
};

export const text = (contentType: string, body: string, status = 200): Answer => {
  return { status, headers: { "content-type": `${contentType}; charset=utf-8` }, body };
};

export const seeOther = (location: string): Answer => ({ status: 303, headers: { location }, body: "" });

export const header = (headers: IncomingHttpHeaders, name: string): string => String(headers[name] ?? "");

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** For text within markup. */
export const escaped = (value: string): string => value.replace(/[&<>"]/g, (character) => escapes[character] ?? "");

/** The body of a JSON request; anything but an object is read as an empty one. */
export function readJson(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Finds the route of a path, with the value of `:id`. */
export function findRoute(routes: readonly Route[], method: string, path: string): { route: Route; id: string } | null {
  for (const route of routes) {
    const [before = "", after] = route.path.split(":id");
    if (route.method !== method || !path.startsWith(before)) continue;
    const rest = path.slice(before.length);
    if (after === undefined ? rest === "" : rest.endsWith(after)) {
      const id = after === undefined ? "" : rest.slice(0, rest.length - after.length);
      if ((after === undefined) === (id === "") && !id.includes("/")) return { route, id: decodeURIComponent(id) };
    }
  }
  return null;
}
