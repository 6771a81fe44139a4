import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootDir } from "#testing/test-app.ts";
import type { Shop } from "./shop.ts";

const SOURCES = ["server", "contracts", "domain", "i18n", "demo", "simulator", "package.json"];
const BUILT = "build/server/index.js";

/** Tables that buyers use get a column, which their old process does not know. */
const MIGRATION = `
  alter table orders add column next_release text;
  alter table checkouts add column next_release text;
  alter table payments add column next_release text;
  alter table carts add column next_release text;
  create index on orders (next_release);
  select pg_sleep(0.5);`;

/** An installation of another build with one more migration. */
export function nextRelease(shop: Pick<Shop, "atClose">): { folder: string } {
  const folder = mkdtempSync(join(tmpdir(), "crossdock-next-release-"));
  shop.atClose(() => rmSync(folder, { recursive: true, force: true }));
  for (const source of SOURCES) cpSync(join(rootDir, source), join(folder, source), { recursive: true });
  symlinkSync(join(rootDir, "node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, "build"));
  for (const part of ["client", "mail", "backoffice"])
    symlinkSync(join(rootDir, "build", part), join(folder, "build", part));
  cpSync(join(rootDir, "build/server"), join(folder, "build/server"), { recursive: true });
  const built = readFileSync(join(folder, BUILT), "utf8");
  writeFileSync(join(folder, BUILT), built.replace(/("version": ")\w+"/, '$1next-release"'));
  writeFileSync(join(folder, "server/migrations/9999_next_release.sql"), MIGRATION);
  return { folder };
}
