import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { iconPath, type Shape } from "./icon-path.ts";

const ICON_FILE = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const DRAW_ICON = join(import.meta.dirname, "../ui/icon.tsx");

const ICON_SET = fileURLToPath(new URL("../esm/lucide-react.mjs", import.meta.resolve("lucide-react")));
const ICON_IMPORT = /import \{([^}]*)\} from "lucide-react";/g;

/** The file of each icon, by its name. */
function iconFiles(): ReadonlyMap<string, string> {
  const exported = readFileSync(ICON_SET, "utf8").matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']*)'/g);
  return new Map(
    [...exported].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, join(dirname(ICON_SET), file)] as const),
    ),
  );
}

/**
 * Imports each icon from its own file. Through the set's index every page would seem to use every icon, and the chunk
 * of all pages would hold the icons of the few.
 */
export function importIconFiles(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(ICON_IMPORT, (_all, names: string) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((name) => {
        const [icon = "", local = icon] = name.split(" as ");
        return `import ${local} from ${JSON.stringify(files.get(icon))};`;
      })
      .join(""),
  );
}

/** Draws each icon as one path: a page has dozens, and each shape of its own weighs in markup, script and time. */
export function iconsAsPaths(): Plugin {
  const files = iconFiles();
  return {
    name: "icons-as-paths",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?$/, code: /from "lucide-react"/ },
      handler: (code) => importIconFiles(code, files),
    },
    config: () => ({ ssr: { noExternal: ["lucide-react"] } }),
    load: {
      filter: { id: ICON_FILE },
      async handler(id) {
        const { __iconData } = (await import(id)) as { __iconData?: { node: Shape[] } };
        const path = __iconData ? iconPath(__iconData.node) : null;
        return path === null ? null : drawnFrom(path);
      },
    },
  };
}

function drawnFrom(path: string): string {
  const from = JSON.stringify(DRAW_ICON);
  return `import { drawIcon } from ${from};\nexport default (props) => drawIcon(${JSON.stringify(path)}, props);`;
}
