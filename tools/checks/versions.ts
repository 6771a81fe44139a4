import { type Finding, findingAt, type SourceFile } from "./source.ts";

const sections = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies", "overrides"];
const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$|^\$/;

/** Every version in package.json is one version, not a range. */
export function versionFindings(file: SourceFile): Finding[] {
  if (!/(?:^|\/)package\.json$/.test(file.path)) return [];
  const manifest: Record<string, unknown> = JSON.parse(file.text);
  return sections
    .flatMap((section) => rangesIn(manifest[section]))
    .map(([name, version]) =>
      findingAt(file, file.text.indexOf(`"${name}": "${version}"`), `${name} is not pinned: ${version}`),
    );
}

/** Overrides may nest. */
function rangesIn(versions: unknown): [string, string][] {
  return Object.entries(versions ?? {}).flatMap(([name, version]): [string, string][] => {
    if (typeof version !== "string") return rangesIn(version);
    return exact.test(version) ? [] : [[name, version]];
  });
}
