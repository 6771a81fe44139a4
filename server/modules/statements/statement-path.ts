const STATEMENT_FILES = "/company-statements/";

/** Where the file of a month is, or the route of all of them. */
export const statementPath = (month: string, ending: "pdf" | "csv") => `${STATEMENT_FILES}${month}/statement.${ending}`;
