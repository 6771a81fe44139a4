import { type Check, type Finding, findingAt, isTest, isUnder, type SourceFile } from "./source.ts";
import { versionFindings } from "./versions.ts";

interface Rule {
  pattern: RegExp;
  message: string;
  applies: (path: string) => boolean;
}

const isCode = (path: string) => /\.(?:[cm]?[jt]sx?|css|sql|sh|ya?ml|html)$/.test(path) || isUnder(path, ".ci");
const isLock = (path: string) => path === "package-lock.json";
const everywhere = () => true;
const outsideLock = (path: string) => !isLock(path);

// Written with gaps ([x], \/) where the plain word would make this file report itself.
const rules: readonly Rule[] = [
  {
    pattern: /(?:(?<![\w.}/*-])|(?<=file:\/\/))\/(?:root\/|work\/|home\/[\w.-]+|Users\/[\w.-]+\/)/,
    message: "a path of one machine",
    applies: outsideLock,
  },
  {
    pattern: /\bregistry\.[\w-]+\.(?:org|com|net|io|dev)\b|\bnpm\.pkg\.[\w-]+\.\w+|^registry\s*=/m,
    message: "a package registry's host",
    applies: everywhere,
  },
  { pattern: /"resolved": "\w+:\/\//, message: "a package's host in the lock file", applies: isLock },
  { pattern: /-{5}BEGIN [A-Z ]*PRIVATE KEY/, message: "a private key", applies: everywhere },
  {
    pattern:
      /\b(?:[sr]k_live_\w{8}|AKIA[0-9A-Z]{16}\b|gh[pousr]_\w{36}|github_pat_\w{22}|glpat-[\w-]{20}|xox[abprs]-\w{10}|AIza[\w-]{35}|npm_\w{36}|SG\.[\w-]{22}\.)/,
    message: "what looks like a secret",
    applies: outsideLock,
  },
  {
    pattern: /\bconsole\.(?:log|debug)\b/,
    message: "console.log in the browser",
    applies: (path) => isUnder(path, "storefront", "client", "ui", "backoffice", "i18n", "domain") && !isTest(path),
  },
  {
    pattern: /\.(?:only|skip|todo|fixme)\(/,
    message: "a test that is left out",
    applies: (path) => isTest(path) || isUnder(path, "e2e", "testing"),
  },
  { pattern: /\b(?:TO[D]O|FIX[M]E)\b/, message: "unfinished work", applies: isCode },
];

/** The repository holds no machine's paths, no secrets and no unfinished work. */
export const checkRepository: Check = (files) =>
  files
    .filter(({ path }) => !isUnder(path, "node_modules"))
    .flatMap((file) => [...ruleFindings(file), ...versionFindings(file)]);

function ruleFindings(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  for (const { pattern, message, applies } of rules) {
    if (!applies(file.path)) continue;
    for (const match of file.text.matchAll(new RegExp(pattern, `${pattern.flags}g`)))
      findings.push(findingAt(file, match.index, `${message}: ${match[0].trim()}`));
  }
  return findings;
}
