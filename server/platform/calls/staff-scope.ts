import { isNull, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isInScope, type ScopedSubject, type ScopeOf } from "#domain/people/access/storefront-scope.ts";
import { isAny } from "../database/is-any.ts";
import type { StaffMember } from "./staff-call-context.ts";

/** All that a member works for of one kind: as a condition on rows, and as an answer about one of them. */
class Bounds<Key extends string | number> {
  protected readonly keys: ScopeOf<Key>;

  constructor(keys: ScopeOf<Key>) {
    this.keys = keys;
  }

  /** Also those that are added later, and subjects that belong to none. */
  get hasAll(): boolean {
    return this.keys === "all";
  }

  /** Rows of these; undefined for all rows. */
  where(column: PgColumn): SQL | undefined {
    return this.keys === "all" ? undefined : isAny(column, this.keys);
  }

  /** Rows of these, and those that belong to none. */
  whereOrNone(column: PgColumn): SQL | undefined {
    return this.hasAll ? undefined : or(isNull(column), this.where(column));
  }

  includes(key: Key): boolean {
    return isInScope(this.keys, [key]);
  }
}

/** The storefronts that a member of staff works for, and the warehouses (T065). */
export class StaffScope extends Bounds<string> {
  readonly warehouses: Bounds<number>;

  constructor({ storefronts, warehouses }: Pick<StaffMember, "storefronts" | "warehouses">) {
    super(storefronts);
    this.warehouses = new Bounds(warehouses === "all" ? warehouses : warehouses.map(({ id }) => id));
  }

  has({ storefronts, warehouse = null }: ScopedSubject): boolean {
    return isInScope(this.keys, storefronts) && (warehouse === null || this.warehouses.includes(warehouse));
  }
}
