import { join } from "node:path";

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const page = (file: string) => join(import.meta.dirname, "../storefront", file);

const OF_EVERY_PAGE = ["entry.client.tsx", "root.tsx", "routes/shell.tsx", "routes/home.tsx"].map(page);
const OF_THE_CATALOGUE = ["routes/category.tsx", "routes/product.tsx"].map(page);
const OURS = /\/(?:domain|i18n|ui|client|storefront|lucide-react)\/|vite\/preload-helper/;

const reached = new Map<string, Set<string>>();

/** Whether a page imports a module statically, directly or through others. */
function reaches(entry: string, id: string, graph: ModuleGraph): boolean {
  const known = reached.get(entry) ?? new Set([entry]);
  if (!reached.has(entry)) {
    for (const module of known) {
      for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) known.add(imported);
    }
    reached.set(entry, known);
  }
  return known.has(id);
}

const isOfEveryPage = (id: string, graph: ModuleGraph) => OF_EVERY_PAGE.some((entry) => reaches(entry, id, graph));
const isOfBuying = (id: string, graph: ModuleGraph) => reaches(page("routes/product.tsx"), id, graph);
const isOfTheCatalogue = (id: string, graph: ModuleGraph) =>
  OF_THE_CATALOGUE.every((entry) => reaches(entry, id, graph));

/** The chunks that every page loads first. */
export const OF_EVERY_PAGE_FILE = /\/(?:react|shared|rolldown-runtime)-[^/]*$/;

/** Modules of many pages share few files: forty small files compress far worse, and each costs a request. */
export const CHUNKS = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
  {
    name: (id: string, graph: ModuleGraph) => (isOfEveryPage(id, graph) ? "shared" : null),
    test: OURS,
    minShareCount: 2,
  },
  {
    name: (id: string, graph: ModuleGraph) => (isOfTheCatalogue(id, graph) ? "catalogue" : null),
    test: OURS,
    minShareCount: 2,
  },
  {
    name: (id: string, graph: ModuleGraph) => (reaches(page("routes/category.tsx"), id, graph) ? "listing" : null),
    test: /\/(?:storefront\/features\/catalogue\/listing|lucide-react)\//,
  },
  {
    name: (id: string, graph: ModuleGraph) => (isOfBuying(id, graph) ? "buying" : null),
    test: /\/(?:domain|i18n|ui|client|storefront\/(?:shell|commerce)|lucide-react)\//,
    minShareCount: 2,
  },
  { name: "icons", test: /\/lucide-react\//, minShareCount: 2 },
];
