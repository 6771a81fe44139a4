import { type Answer, json } from "../http.ts";

const error = (status: number, fields: Record<string, string>): Answer =>
  json(status, { error: { type: "invalid_request_error", ...fields } });

export const refused = (param: string, message: string, code = "parameter_invalid"): Answer =>
  error(400, { param, message, code });

export const missing = (kind: string, id: string): Answer =>
  error(404, { code: "resource_missing", message: `No such ${kind}: '${id}'` });

export const unknownKey: Answer = error(401, { message: "Invalid API Key provided" });
