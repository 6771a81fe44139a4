import { checkAwaits } from "./awaits.ts";
import { checkContexts } from "./contexts.ts";
import { checkDocPaths } from "./doc-paths.ts";
import { checkDurations } from "./durations.ts";
import { readRepository } from "./files.ts";
import { checkImports } from "./imports.ts";
import { checkMessages } from "./messages.ts";
import { checkModuleInterfaces } from "./module-interfaces.ts";
import { checkModuleList } from "./module-list.ts";
import { checkRepository } from "./repository.ts";
import { checkRequirements } from "./requirements.ts";
import { checkSizes } from "./sizes.ts";
import type { Check } from "./source.ts";
import { checkStaffLists } from "./staff-lists.ts";
import { checkTables } from "./tables.ts";
import { checkTexts } from "./texts.ts";
import { checkTokens } from "./tokens.ts";
import { checkTransactions } from "./transactions.ts";
import { checkWords } from "./words.ts";

const checks: Record<string, Check> = {
  contexts: checkContexts,
  imports: checkImports,
  interfaces: checkModuleInterfaces,
  modules: checkModuleList,
  messages: checkMessages,
  tables: checkTables,
  awaits: checkAwaits,
  tokens: checkTokens,
  texts: checkTexts,
  repository: checkRepository,
  docs: checkDocPaths,
  requirements: checkRequirements,
  sizes: checkSizes,
  words: checkWords,
  durations: checkDurations,
  transactions: checkTransactions,
  "staff-lists": checkStaffLists,
};

const files = readRepository();
for (const name of process.argv.slice(2)) {
  const check = checks[name];
  if (!check) throw new Error(`unknown check ${name}`);
  const startedAt = performance.now();
  const findings = check(files);
  // One line of JSON for tools/check.mjs as soon as it is known.
  process.stdout.write(`${JSON.stringify({ name, durationMs: performance.now() - startedAt, findings })}\n`);
}
