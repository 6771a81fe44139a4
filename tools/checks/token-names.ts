import { type Finding, findingAt, isScript, isUnder, type SourceFile } from "./source.ts";
import { nameOf, visit } from "./syntax.ts";
import { themeNames } from "./token-scripts.ts";
import { withoutComments } from "./token-styles.ts";

const themeFolder = "ui/themes";

/** Names that Base UI sets on its own parts, and Tailwind on its utilities. */
const setByLibraries =
  /^--(?:tw-|anchor-|available-|positioner-|popup-|transform-origin|nested-|accordion-|collapsible-|active-tab-|drawer-|toast-|scroll-area-)/;

const themeOf = (path: string): string | undefined =>
  themeNames.find((name) => path === `${themeFolder}/${name}.css` || isUnder(path, `${themeFolder}/${name}`));

/** The eight themes exist and define the same tokens. */
export function themeFindings(files: readonly SourceFile[]): Finding[] {
  const themes = new Map<string, { file: SourceFile; tokens: Set<string> }>();
  const shared = new Set<string>();
  for (const file of files.filter(({ path }) => path.endsWith(".css") && isUnder(path, themeFolder))) {
    const name = themeOf(file.path);
    const tokens = definitionsIn(file.text);
    if (name) themes.set(name, { file, tokens: new Set([...tokens, ...(themes.get(name)?.tokens ?? [])]) });
    else for (const token of tokens) shared.add(token);
  }
  const findings: Finding[] = [];
  for (const name of themeNames)
    if (!themes.has(name)) findings.push({ file: `${themeFolder}/${name}.css`, line: 1, message: "missing theme" });
  const vocabulary = new Set([...themes.values()].flatMap(({ tokens }) => [...tokens]));
  for (const { file, tokens } of themes.values()) {
    const missing = [...vocabulary].filter((token) => !tokens.has(token) && !shared.has(token)).sort();
    if (missing.length > 0) findings.push(findingAt(file, 0, `lacks tokens other themes have: ${missing.join(" ")}`));
  }
  return findings;
}

/** Every `var(--x)` and `bg-(--x)` names something that a style sheet or a style attribute defines. */
export function nameFindings(files: readonly SourceFile[]): Finding[] {
  const defined = definedNames(files);
  const findings: Finding[] = [];
  for (const file of files.filter(({ path }) => !isUnder(path, "node_modules"))) {
    const text = file.path.endsWith(".css") ? withoutComments(file.text) : file.text;
    for (const match of text.matchAll(/(?:var\(\s*|-\((?:[a-z-]+:)?)(--\w[\w-]*)/g)) {
      const name = match[1] ?? "";
      // `var(--status-${kind})`: at least one token must begin so.
      const isKnown = name.endsWith("-") ? [...defined].some((each) => each.startsWith(name)) : defined.has(name);
      if (!isKnown && !setByLibraries.test(name)) findings.push(findingAt(file, match.index, `${name} is not defined`));
    }
  }
  return findings;
}

function definedNames(files: readonly SourceFile[]): Set<string> {
  const ours = new Set<string>();
  const tailwinds = new Set<string>();
  const cleared = ["--color-"];
  for (const file of files) {
    const isOurs = !isUnder(file.path, "node_modules");
    const names = file.path.endsWith(".css") ? definitionsIn(file.text) : propertiesIn(file);
    for (const name of names) (isOurs ? ours : tailwinds).add(name);
    // `--radius-*: initial` takes all of Tailwind's own radii away.
    if (isOurs) for (const match of file.text.matchAll(/(--[\w-]+-)\*:\s*initial/g)) cleared.push(match[1] ?? "");
  }
  return new Set([...ours, ...[...tailwinds].filter((name) => !cleared.some((prefix) => name.startsWith(prefix)))]);
}

function definitionsIn(css: string): Set<string> {
  return new Set([...withoutComments(css).matchAll(/(?<![\w(-])(--\w[\w-]*)\s*[:{]/g)].map((match) => match[1] ?? ""));
}

/** Names set from a component: `style={{ "--progress": … }}` or `setProperty("--progress", …)`. */
function propertiesIn(file: SourceFile): Set<string> {
  const names = new Set<string>();
  if (!isScript(file.path)) return names;
  visit(file, {
    Property(node) {
      if (nameOf(node.key).startsWith("--")) names.add(nameOf(node.key));
    },
    CallExpression(node) {
      if (nameOf(node.callee) === "setProperty") names.add(nameOf(node.arguments[0]));
    },
  });
  return names;
}
