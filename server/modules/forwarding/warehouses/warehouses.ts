import { type CachingDeps, cacheInMemory } from "#platform/database/cached-in-memory.ts";
import type { Database } from "#platform/database/open-database.ts";
import { listWarehouses, type Warehouse } from "./warehouse-store.ts";

/** All of them, from memory. */
export type Warehouses = () => readonly Warehouse[];

export const createWarehouses = ({ db, ...deps }: CachingDeps & { db: Database }): Promise<Warehouses> =>
  cacheInMemory(deps, { tag: "warehouses", load: () => listWarehouses(db) });
