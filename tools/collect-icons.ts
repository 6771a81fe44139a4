import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { iconPath, type Shape } from "./icon-path.ts";
import { importedIcons } from "./vite-icons.ts";

const root = join(import.meta.dirname, "..");
const SOURCES = ["ui", "client", "storefront", "backoffice"].map((folder) => `${folder}/**/*.{ts,tsx}`);

/** Every icon that the sources use, as one path. The build reads them from ui/icons.json, so that a start needs no icon set. */
export async function collectIcons(): Promise<Record<string, string>> {
  const set = fileURLToPath(new URL("../esm/lucide-react.mjs", import.meta.resolve("lucide-react")));
  const exported = readFileSync(set, "utf8").matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']*)'/g);
  const files = new Map(
    [...exported].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, join(dirname(set), file)] as const),
    ),
  );
  const sources = globSync(SOURCES, { cwd: root }).map((file) => readFileSync(join(root, file), "utf8"));
  const names = new Set(sources.flatMap(importedIcons).map(({ icon }) => icon));
  const paths = [...names].sort().map(async (name) => {
    const { __iconData: data } = (await import(/* @vite-ignore */ files.get(name) ?? name)) as {
      __iconData: { node: Shape[] };
    };
    return [name, iconPath(data.node)] as const;
  });
  return Object.fromEntries(await Promise.all(paths));
}

export const iconsFile = join(root, "ui/icons.json");
export const iconsText = (icons: Record<string, string>) => `${JSON.stringify(icons, null, 2)}\n`;

if (process.argv[1] === import.meta.filename) writeFileSync(iconsFile, iconsText(await collectIcons()));
