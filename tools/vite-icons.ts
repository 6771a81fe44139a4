import { join } from "node:path";
import type { Plugin } from "vite";
import icons from "#ui/icons.json" with { type: "json" };

const DRAW_ICON = join(import.meta.dirname, "../ui/icon.tsx");
const ICON_IMPORT = /import \{([^}]*)\} from "lucide-react";/g;
/** One module for each icon: through one for all, every page would seem to use every icon. */
const MODULE = "icon:/lucide-react/";

const namesIn = (list: string) =>
  list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => {
      const [icon = "", local = icon] = name.split(" as ");
      return { icon, local };
    });

/** The icons that a source imports, and under which names. */
export const importedIcons = (code: string) =>
  [...code.matchAll(ICON_IMPORT)].flatMap(([, list = ""]) => namesIn(list));

export const importIconModules = (code: string) =>
  code.replace(ICON_IMPORT, (_all, list: string) =>
    namesIn(list)
      .map(({ icon, local }) => `import ${local} from "${MODULE}${icon}";`)
      .join(""),
  );

const paths: Readonly<Record<string, string>> = icons;

/** Draws each icon as one path: a page has dozens, and each shape of its own weighs in markup, script and time. */
export function iconsAsPaths(): Plugin {
  return {
    name: "icons-as-paths",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?$/, code: /from "lucide-react"/ },
      handler: importIconModules,
    },
    resolveId: {
      filter: { id: /^icon:/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0icon:/ },
      handler(id) {
        const name = id.slice(`\0${MODULE}`.length);
        const path = paths[name];
        if (path === undefined) throw new Error(`ui/icons.json has no ${name}: run node tools/collect-icons.ts`);
        return drawnFrom(path);
      },
    },
  };
}

function drawnFrom(path: string): string {
  const from = JSON.stringify(DRAW_ICON);
  return `import { drawIcon } from ${from};\nexport default (props) => drawIcon(${JSON.stringify(path)}, props);`;
}
