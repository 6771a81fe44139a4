import type { TestApp } from "#testing/test-app.ts";

/** The dependencies of the rounds of marketing mails; there is always room for one more mail. */
export const roundDeps = ({ shop: { db, now, mail, storefronts, catalog } }: TestApp) => ({
  db,
  now,
  queueMail: mail.queueMail,
  directory: storefronts,
  catalogue: catalog,
  hasRoom: async () => true,
});
