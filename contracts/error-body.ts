import { z } from "zod";
import { ERROR_CATALOGUE, type ErrorCode } from "./errors.ts";

/** The refusals that name the fields they are about. */
const NAMES_FIELDS: readonly ErrorCode[] = ["bad_request", "invalid_input"];

const fieldErrors = z
  .record(z.string(), z.string())
  .optional()
  .meta({ description: "what is wrong with which field, where that is known" });

/** `CallErrorBody` on the wire, for one error of the catalogue. */
export const errorBodyOf = (code: ErrorCode) =>
  z.strictObject({
    status: z.literal(false),
    code: z.literal(code),
    message: z.literal(ERROR_CATALOGUE[code].messageKey).meta({ description: "a message key of the interface" }),
    ...(NAMES_FIELDS.includes(code) ? { errors: fieldErrors } : {}),
    request_id: z.string().meta({ description: "what the request is found by in the log" }),
  });
