import { z } from "zod";
import { REQUEST_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";

/** The terms that a customer agreed to: with a forward request, for several recipients, or with a quote. */
export const agreedTerms = z
  .enum(REQUEST_TERMS)
  .meta({ description: "the version of the terms and of what may not be shipped that was shown and agreed to" });
