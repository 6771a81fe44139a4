import { type Answer, json } from "../http.ts";

const problem = (status: number, name: string, issue: string): Answer =>
  json(status, { name, message: issue, debug_id: "simulator", details: [{ issue }] });

/** A valid request that is not possible. */
export const impossible = (issue: string): Answer => problem(422, "UNPROCESSABLE_ENTITY", issue);

export const invalid = (issue: string): Answer => problem(400, "INVALID_REQUEST", issue);

export const missing: Answer = problem(404, "RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID");

export const unknownClient: Answer = json(401, { error: "invalid_client" });

export const unknownToken: Answer = json(401, { error: "invalid_token" });
