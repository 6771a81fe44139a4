import { join } from "node:path";

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const OF_EVERY_PAGE = ["entry.client.tsx", "root.tsx", "shell/shell.tsx", "routes/home.tsx"].map((file) =>
  join(import.meta.dirname, "../storefront", file),
);
const OURS = /\/(?:domain|i18n|ui|storefront|lucide-react)\/|vite\/preload-helper/;

let reachable: Set<string> | undefined;

/** What every page loads at once, without what is only opened later. */
function isInEveryPage(id: string, graph: ModuleGraph): boolean {
  if (!reachable) {
    reachable = new Set(OF_EVERY_PAGE);
    for (const known of reachable) {
      for (const imported of graph.getModuleInfo(known)?.importedIds ?? []) reachable.add(imported);
    }
  }
  return reachable.has(id);
}

/** What every page needs lies in two files: forty small ones compress far worse, and each costs a request. */
export const CHUNKS = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
  {
    name: (id: string, graph: ModuleGraph) => (isInEveryPage(id, graph) ? "shared" : null),
    test: OURS,
    minShareCount: 2,
  },
];
