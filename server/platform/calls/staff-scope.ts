import { isNull, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isInScope, type StorefrontScope } from "#domain/people/access/storefront-scope.ts";
import { isAny } from "../database/is-any.ts";
import { actingMember, type StaffCallContext } from "./staff-call-context.ts";

/** The storefronts that a member of staff works for (T065): as a condition on rows, and as an answer about one subject. */
export class StaffScope {
  readonly #storefronts: StorefrontScope;

  constructor(storefronts: StorefrontScope) {
    this.#storefronts = storefronts;
  }

  /** Also storefronts that are added later, and subjects that belong to none. */
  get hasAll(): boolean {
    return this.#storefronts === "all";
  }

  /** Rows of the member's storefronts; undefined for all rows. */
  where(storefrontCode: PgColumn): SQL | undefined {
    return this.#storefronts === "all" ? undefined : isAny(storefrontCode, this.#storefronts);
  }

  /** Rows of the member's storefronts, and those that belong to none. */
  whereOrNone(storefrontCode: PgColumn): SQL | undefined {
    return this.hasAll ? undefined : or(isNull(storefrontCode), this.where(storefrontCode));
  }

  has(...storefronts: readonly string[]): boolean {
    return isInScope(this.#storefronts, storefronts);
  }
}

export const scopeOf = (context: Pick<StaffCallContext, "member">): StaffScope =>
  new StaffScope(actingMember(context).storefronts);
