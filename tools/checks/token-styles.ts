import { colourLiteral, colourName, colourProperty, fontClass, paletteClass, themeSelector } from "./colours.ts";
import { type Finding, findingAt, type SourceFile } from "./source.ts";

/** Same length as the original, so that offsets still point at the right line. */
export function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, " "));
}

/** Colours, typefaces and theme names written into a style sheet. */
export function styleFindings(file: SourceFile): Finding[] {
  const css = withoutComments(file.text);
  const findings: Finding[] = [];
  for (const match of css.matchAll(/(?<![\w-])([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)) {
    const [, property = "", value = ""] = match;
    const message = complaint(property, value);
    if (message) findings.push(findingAt(file, match.index, message));
  }
  for (const match of css.matchAll(/@apply\s+([^;}]+)/g)) {
    const found = paletteClass.exec(match[1] ?? "") ?? fontClass.exec(match[1] ?? "");
    if (found) findings.push(findingAt(file, match.index, `"${found[0]}" is not a token`));
  }
  for (const match of css.matchAll(new RegExp(themeSelector, "g")))
    findings.push(findingAt(file, match.index, "a selector names a theme: let the theme set a token"));
  return findings;
}

function complaint(property: string, value: string): string | undefined {
  const isColour = colourProperty.test(property) || property.startsWith("--color");
  const found = colourLiteral.exec(value) ?? (isColour ? colourName.exec(value) : null);
  if (found) return `colour "${value.trim()}" in ${property}: use a token`;
  if (property === "font-family" && !/^\s*(?:var\(|inherit\b)/.test(value))
    return `typeface ${value.trim()}: use a token`;
  if (/^(?:--font|font$)/.test(property) && /["']/.test(value)) return `typeface ${value.trim()}: use a token`;
  return undefined;
}
