/** All benches, in the order in which they run: those that need a quiet machine most come first. */
export const BENCHES = [
  "pages",
  "calm",
  "page-cache",
  "checkout",
  "lighthouse",
  "navigation",
  "sign-in",
  "forwarding",
  "feeds",
  "start",
  "search",
  "catalogue",
];

/** With what a bench runs among all. PostgreSQL and Orama beside a million products take an hour. */
export const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  search: ["--products", "1000000", "--no-postgres", "--no-orama"],
};
