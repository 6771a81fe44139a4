import { isPublicText, PUBLIC_TEXTS } from "#domain/content/translations/text-groups.ts";
import { isWhole } from "#storefront/render/whole-pages.ts";
import { ROUTES } from "#storefront/routes.ts";
import { askedKeys } from "./message-usage.ts";
import { referencesOf } from "./references.ts";
import { type Finding, findingAt, isScript, isTest, type SourceFile } from "./source.ts";

const PUBLIC_PAGES = [
  "storefront/entry.client.tsx",
  "storefront/root.tsx",
  "storefront/routes/shell.tsx",
  ...ROUTES.filter(isWhole).map(({ file }) => `storefront/${file}`),
];
const DECLARED_IN = "domain/content/translations/text-groups.ts";

/** A public page loads public texts only, so that it and all that opens over it may ask for no other one. */
export function publicTextFindings(names: ReadonlySet<string>, files: readonly SourceFile[]): Finding[] {
  const asked = filesBehind(PUBLIC_PAGES, files).flatMap((file) =>
    askedKeys(file, names).map(({ name, start }) => ({ name, file, start })),
  );
  const missing = asked
    .filter(({ name }) => !isPublicText(name))
    .map(({ name, file, start }) =>
      findingAt(file, start, `"${name}" is asked for by public pages: see ${DECLARED_IN}`),
    );
  const declared = files.find(({ path }) => path === DECLARED_IN);
  if (!declared) return missing;
  const needless = PUBLIC_TEXTS.filter((beginning) => !asked.some(({ name }) => name.startsWith(beginning)));
  return [
    ...missing,
    ...needless.map((name) =>
      findingAt(declared, declared.text.indexOf(`"${name}"`), `"${name}" is asked for by no public page`),
    ),
  ];
}

/** All files that a browser may load for these, now or later. */
function filesBehind(entries: readonly string[], files: readonly SourceFile[]): SourceFile[] {
  const byPath = new Map(files.filter(({ path }) => isScript(path) && !isTest(path)).map((file) => [file.path, file]));
  const found = new Set(entries.flatMap((path) => byPath.get(path) ?? []));
  for (const file of found) {
    for (const { kind, target = "" } of referencesOf(file)) {
      const next = target.includes(".server.") ? undefined : byPath.get(target);
      if (kind === "value" && next) found.add(next);
    }
  }
  return [...found];
}
