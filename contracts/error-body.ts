import { z } from "zod";
import { ERROR_CATALOGUE, type ErrorCode } from "./errors.ts";

/** The refusals that name the fields they are about. */
const NAMES_FIELDS: readonly ErrorCode[] = ["bad_request", "invalid_input"];

const fieldErrors = z
  .record(z.string(), z.string())
  .optional()
  .meta({ description: "what is wrong with which field, where that is known" });

/** The refusals that name what is in the way, or what was begun instead. */
const NAMES_SUBJECT: readonly ErrorCode[] = ["already_stored", "approval_requested"];

const staleVersion = {
  current: z.unknown().meta({ description: "as it is now, in the shape in which it was read" }),
  changed: z
    .object({
      by: z.string().nullable().meta({ description: "the name of the member of staff; null for a translator" }),
      at: z.iso.datetime(),
    })
    .nullable()
    .meta({ description: "who made the present version; null when it is not known" }),
};

/** `CallErrorBody` on the wire, for one error of the catalogue. */
export const errorBodyOf = (code: ErrorCode) =>
  z.strictObject({
    status: z.literal(false),
    code: z.literal(code),
    message: z.literal(ERROR_CATALOGUE[code].messageKey).meta({ description: "a message key of the interface" }),
    ...(NAMES_FIELDS.includes(code) ? { errors: fieldErrors } : {}),
    ...(NAMES_SUBJECT.includes(code) ? { subject: z.string().meta({ description: "what is in the way: PA12" }) } : {}),
    ...(code === "stale_version" ? staleVersion : {}),
    request_id: z.string().meta({ description: "what the request is found by in the log" }),
  });
