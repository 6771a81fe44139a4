import { calculationQuery, type TypedCalculation } from "#domain/forwarding/calculator/typed-calculation.ts";

/** The name of the buttons that change the form. */
export const ACTION_KEY = "do";
/** The saved estimate that was opened. */
export const SAVED_KEY = "saved";

/** Without the locale prefix. */
export const calculatePath = (typed: TypedCalculation): string => `/calculate?${calculationQuery(typed)}`;
