import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkEmailField } from "#domain/people/identity/text-rules.ts";
import { listWarehouses } from "#modules/forwarding/warehouses/index.ts";
import { createStorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import { inviteMember, listRoleNames } from "#modules/people/staff/index.ts";
import { readConfig } from "#platform/config.ts";
import { startEmbeddedPostgres } from "#platform/database/embedded/embedded-postgres.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { findSecretsKey } from "#platform/secrets-key.ts";

const USAGE = `node tools/create-staff.ts --email you@example.com [--name "Your Name"]
  [--role administrator …] [--storefront lt …: all of them when left out] [--warehouse US …: all of them when left out]`;

const { values } = parseArgs({
  options: {
    email: { type: "string", default: "" },
    name: { type: "string", default: "" },
    role: { type: "string", multiple: true, default: ["administrator"] },
    storefront: { type: "string", multiple: true },
    warehouse: { type: "string", multiple: true, default: [] },
  },
});
const { email, name, role: roles, storefront, warehouse: warehouses } = values;
if (checkEmailField(email) !== null) {
  console.error(`Usage: ${USAGE}`);
  process.exit(1);
}

const config = readConfig(process.env, join(import.meta.dirname, ".."));
const { backofficeUrl } = config;
if (backofficeUrl === undefined) {
  console.error("There is no back office: set BACKOFFICE_URL and SECRETS_KEY, as the server has them.");
  process.exit(1);
}

function assertKnown(kind: string, given: readonly string[], known: readonly string[]): void {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no ${kind} ${unknown}. There are: ${known.join(", ")}.`);
}

const silent = { info: () => undefined, warn: console.warn };
const embedded =
  config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: silent }) : null;
const url = embedded?.url ?? config.databaseUrl ?? "";
await migrate(url);
const database = openDatabase(url, { poolSize: 1, onIdleError: console.warn });
try {
  const known = (await createStorefrontDirectory(database.db)).all().map(({ code }) => code);
  assertKnown("storefront", storefront ?? [], known);
  assertKnown("role", roles, await listRoleNames(database.db));
  const codes = (await listWarehouses(database.db)).map(({ code }) => code);
  assertKnown("warehouse", warehouses, codes);
  const deps = { secretsKey: findSecretsKey(config), backofficeUrl, now: new Date() };
  const invited = await inviteMember(database.db, deps, {
    email,
    name,
    roles,
    storefronts: storefront ?? "all",
    warehouses,
  });
  console.log(`This link sets the password of ${email}. It works once, within 24 hours:\n${invited.url}\n`);
  console.log(`The second factor, for an authenticator app. It is not shown again:\n${invited.totpUri}`);
} finally {
  await database.close();
  await embedded?.stop();
}
