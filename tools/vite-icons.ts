import { join } from "node:path";
import type { Plugin } from "vite";
import { iconPath, type Shape } from "./icon-path.ts";

const ICON_FILE = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const DRAW_ICON = join(import.meta.dirname, "../ui/icon.tsx");

/** Draws each icon as one path: a page has dozens, and each shape of its own weighs in markup, script and time. */
export function iconsAsPaths(): Plugin {
  return {
    name: "icons-as-paths",
    apply: "build",
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
