import { posix } from "node:path";
import { type Check, type Finding, findingAt, isScript, isTest, isUnder, type SourceFile } from "./source.ts";
import { visit } from "./syntax.ts";

const { dirname } = posix;
const MAX_LINES = 300;
const MAX_LINES_OF_FUNCTION = 80;
const MAX_MEDIAN_LINES = 50;
const MAX_FILES_OF_FOLDER = 25;
/** One file for each page, queue, component, object, program or check: what they share is in folders beside them. */
const LISTS = ["storefront/routes", "backoffice/bench/queues", "ui", "demo/drawings/objects", "tools", "tools/checks"];

/** A file or a function over its limit is usually two things. The median keeps all files from growing towards it. */
export const checkSizes: Check = (files) => {
  const code = files.filter(({ path }) => isProductCode(path));
  const sizes = code.map((file) => ({ file, lines: linesOf(file) }));
  const tooLong = sizes
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ file, lines }): Finding => {
      return { file: file.path, line: MAX_LINES + 1, message: `has ${lines} lines, more than ${MAX_LINES}` };
    });
  const folders = fullFolders(code.map(({ path }) => path));
  return [...tooLong, ...code.flatMap(longFunctions), ...folders, ...medianFindings(sizes.map(({ lines }) => lines))];
};

/** A newcomer finds things by the names of folders, so a full one gets rooms. */
function fullFolders(paths: readonly string[]): Finding[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MAX_FILES_OF_FOLDER && !LISTS.includes(folder))
    .map(([folder, count]) => ({
      file: folder,
      line: 1,
      message: `has ${count} files, more than ${MAX_FILES_OF_FOLDER}`,
    }));
}

function longFunctions(file: SourceFile): Finding[] {
  if (!isScript(file.path) || linesOf(file) <= MAX_LINES_OF_FUNCTION) return [];
  const found: Finding[] = [];
  const look = ({ start, end }: { start: number; end: number }) => {
    const lines = file.text.slice(start, end).split("\n").length;
    const message = `the function has ${lines} lines, more than ${MAX_LINES_OF_FUNCTION}`;
    if (lines > MAX_LINES_OF_FUNCTION) found.push(findingAt(file, start, message));
  };
  visit(file, { FunctionDeclaration: look, FunctionExpression: look, ArrowFunctionExpression: look });
  return found;
}

/** The contract of the search engine is tests that each engine passes. */
const NOT_PRODUCT = ["node_modules", "server/migrations", "server/platform/search/contract", "e2e", "testing", "bench"];

function isProductCode(path: string): boolean {
  if (isTest(path) || isUnder(path, ...NOT_PRODUCT)) return false;
  return isScript(path) || /\.(?:mjs|css)$/.test(path);
}

function linesOf({ text }: SourceFile): number {
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

function medianFindings(lines: readonly number[]): Finding[] {
  const median = lines.toSorted((a, b) => a - b)[Math.floor((lines.length - 1) / 2)] ?? 0;
  if (median <= MAX_MEDIAN_LINES) return [];
  const message = `the median file of product code has ${median} lines, more than ${MAX_MEDIAN_LINES}`;
  return [{ file: ".", line: 1, message }];
}
