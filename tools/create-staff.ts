import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkEmailField } from "../domain/identity/text-rules.ts";
import { inviteStaff } from "../server/modules/identity/index.ts";
import { openStorefrontDirectory } from "../server/modules/storefronts/index.ts";
import { readConfig } from "../server/platform/config.ts";
import { startEmbeddedPostgres } from "../server/platform/database/embedded/embedded-postgres.ts";
import { migrate } from "../server/platform/database/migrate.ts";
import { openDatabase } from "../server/platform/database/open-database.ts";

const USAGE = "node tools/create-staff.ts --storefront lt --email somebody@example.com";

const { values } = parseArgs({ options: { storefront: { type: "string" }, email: { type: "string" } } });
const { storefront: code = "", email = "" } = values;
if (code === "" || checkEmailField(email) !== null) {
  console.error(`Usage: ${USAGE}`);
  process.exit(1);
}

const config = readConfig(process.env, join(import.meta.dirname, ".."));
const silent = { info: () => undefined, warn: console.warn };
const embedded =
  config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: silent }) : null;
const url = embedded?.url ?? config.databaseUrl ?? "";
await migrate(url);
const database = openDatabase(url, { poolSize: 1, onIdleError: console.warn });
try {
  const directory = await openStorefrontDirectory(database.db);
  const storefront = directory.all().find((candidate) => candidate.code === code);
  if (!storefront) throw new Error(`There is no storefront ${code}.`);
  const link = await inviteStaff(database.db, { storefront, email, now: new Date() });
  console.log(`This link sets the password of ${email}. It works once, within 24 hours:\n${link}`);
} finally {
  await database.close();
  await embedded?.stop();
}
