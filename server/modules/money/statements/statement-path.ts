const STATEMENT_FILES = "/company-statements/";

/** The path of a month's file, or the route of all of them. */
export const statementPath = (month: string, ending: "pdf" | "csv") => `${STATEMENT_FILES}${month}/statement.${ending}`;
