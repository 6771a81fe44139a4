import { referencesOf } from "./references.ts";
import { type Check, type Finding, findingAt, isScript, isTest, isUnder, type SourceFile } from "./source.ts";
import { nameOf, textsOf, visit } from "./syntax.ts";

const TABLES_FILE = /^server\/(?:modules\/[^/]+|platform)\/[^/]+\/tables\.ts$/;
const INDEX_FILE = /^server\/modules\/[^/]+\/[^/]+\/index\.ts$/;
/** Known to no tables.ts, because they are there before any. */
const DECLARED_HERE: readonly (readonly [table: string, owner: string])[] = [
  ["schema_migrations", "server/platform/database"],
];

/** A table is named only by the module, or the part of the platform, whose tables.ts declares it. */
export const checkTables: Check = (files) => {
  const product = files.filter(({ path }) => isUnder(path, "server") && isScript(path) && !isTest(path));
  const findings: Finding[] = [];
  const owners = new Map(DECLARED_HERE);
  for (const file of product.filter(({ path }) => TABLES_FILE.test(path))) {
    for (const { name, start } of declaredTables(file)) {
      const other = owners.get(name);
      if (other) findings.push(findingAt(file, start, `${name} is declared in ${other} already`));
      else owners.set(name, ownerOf(file.path));
    }
  }
  for (const file of product) findings.push(...foreignTables(file, owners), ...foreignImports(file));
  return findings;
};

/** `server/modules/selling/cart` for a file in it; what lies beside the modules and the platform's parts owns nothing. */
const ownerOf = (path: string): string =>
  /^server\/(?:modules\/[^/]+|platform)\/[^/]+(?=\/)/.exec(path)?.[0] ?? "server";

function declaredTables(file: SourceFile): { name: string; start: number }[] {
  const found: { name: string; start: number }[] = [];
  visit(file, {
    CallExpression(node) {
      if (nameOf(node.callee) !== "pgTable") return;
      for (const { pieces, start } of textsOf(node.arguments[0])) found.push({ name: pieces[0] ?? "", start });
    },
  });
  return found;
}

function foreignTables(file: SourceFile, owners: ReadonlyMap<string, string>): Finding[] {
  const own = ownerOf(file.path);
  return statementsOf(file).flatMap(({ text, start }) =>
    namesIn(text).flatMap(({ name, at }) => {
      const owner = owners.get(name);
      if (owner === undefined || owner === own) return [];
      return [findingAt(file, start + at, `the table ${name} belongs to ${owner}: ask there for a function or a view`)];
    }),
  );
}

interface Statement {
  text: string;
  start: number;
}

/** The SQL of a file: `sql` templates, and plain strings that read like a statement. */
function statementsOf(file: SourceFile): Statement[] {
  const found: Statement[] = [];
  const addPlain = (text: string, start: number) => {
    if (/^\s*(?:select|insert|update|delete|with|copy|truncate|lock|alter|create|drop)\s/i.test(text))
      found.push({ text, start });
  };
  const tagged = new Set<unknown>();
  visit(file, {
    TaggedTemplateExpression({ tag, quasi }) {
      if (nameOf(tag) !== "sql") return;
      tagged.add(quasi);
      found.push(...quasi.quasis.map(({ value, start }) => ({ text: value.raw, start })));
    },
    TemplateLiteral(node) {
      if (tagged.has(node)) return;
      for (const { pieces, start } of textsOf(node)) addPlain(pieces.join(" "), start);
    },
    Literal(node) {
      if (typeof node.value === "string") addPlain(node.value, node.start);
    },
  });
  return found;
}

/** Every bare name of a statement: no text in quotes, no column of something, no alias, no function. */
function namesIn(statement: string): { name: string; at: number }[] {
  const blank = (text: string) => text.replace(/\S/g, " ");
  const bare = statement.replace(/'(?:[^']|'')*'/g, blank).replace(/\bas\s+"?\w+"?/gi, blank);
  return Array.from(bare.matchAll(/(?<![\w.$])[a-z_]+(?!\w|\()/g), ({ 0: name, index }) => ({ name, at: index }));
}

function foreignImports(file: SourceFile): Finding[] {
  return referencesOf(file).flatMap(({ target, start }) => {
    if (!target || !TABLES_FILE.test(target)) return [];
    if (ownerOf(target) !== ownerOf(file.path))
      return [findingAt(file, start, `${target} is for ${ownerOf(target)} alone`)];
    if (INDEX_FILE.test(file.path))
      return [findingAt(file, start, "an index.ts publishes functions and views, no tables")];
    return [];
  });
}
