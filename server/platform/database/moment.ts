import { timestamp } from "drizzle-orm/pg-core";

/** The column of a moment, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
