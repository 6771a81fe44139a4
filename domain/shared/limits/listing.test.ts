import { describe, expect, test } from "vitest";
import * as listing from "./listing.ts";

describe("listing constants", () => {
  test("LIMIT-03 the listing's constants are those of the specification", () => {
    expect({ ...listing }).toEqual({
      LISTING_FIRST_PAGE_COUNT: 48,
      LISTING_NEXT_PAGE_COUNT: 24,
      OFFER_THUMBNAIL_COUNT: 5,
    });
  });
});
