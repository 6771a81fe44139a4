import { z } from "zod";
import { checkPayloadUrl } from "#domain/shared/calls/payload-url.ts";
import { ERROR_CATALOGUE } from "./errors.ts";

/** ERROR-03: an address inside a payload is a path of this site; one with a hostname is rejected. */
export const payloadPath = z
  .string()
  .min(1)
  .max(2_000)
  .refine((url) => checkPayloadUrl(url).kind === "ok", { error: ERROR_CATALOGUE.hostname_in_url.messageKey });
