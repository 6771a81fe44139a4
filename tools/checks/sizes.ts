import { type Check, type Finding, isScript, isTest, isUnder, type SourceFile } from "./source.ts";

const MAX_LINES = 300;
const MAX_MEDIAN_LINES = 50;

/** A file over the limit is usually two things. The median keeps all of them from growing towards it. */
export const checkSizes: Check = (files) => {
  const sizes = files.filter(({ path }) => isProductCode(path)).map((file) => ({ file, lines: linesOf(file) }));
  const tooLong = sizes
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ file, lines }): Finding => {
      return { file: file.path, line: MAX_LINES + 1, message: `has ${lines} lines, more than ${MAX_LINES}` };
    });
  return [...tooLong, ...medianFindings(sizes.map(({ lines }) => lines))];
};

function isProductCode(path: string): boolean {
  if (isTest(path) || isUnder(path, "node_modules", "server/migrations", "e2e", "testing", "bench")) return false;
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
