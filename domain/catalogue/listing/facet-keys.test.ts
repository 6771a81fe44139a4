import { describe, expect, test } from "vitest";
import { additionalFieldId, additionalFieldKey, facetTypeOf, isFacetKey } from "./facet-keys.ts";

describe("facet keys", () => {
  test("CATALOG-09 the known keys and additional_field_{id} are facets, each of its type", () => {
    const types = {
      manufacturer: "terms",
      current_price: "stats",
      discount_percentage: "stats",
      category_id: "terms",
      category_ids: "terms",
      flag_ids: "flags",
      additional_field_7: "terms",
    };
    for (const [key, type] of Object.entries(types)) {
      if (!isFacetKey(key)) throw new Error(`${key} should be known`);
      expect(facetTypeOf(key), key).toBe(type);
    }
  });

  test("CATALOG-09 T073 every other key is unknown, those of Object.prototype included", () => {
    for (const key of [
      "",
      "colour",
      "Manufacturer",
      "__proto__",
      "constructor",
      "toString",
      "additional_field_",
      "additional_field_0",
      "additional_field_-1",
      "additional_field_1.5",
      "additional_field_1 or 1=1",
      "additional_field_9999999999",
      "manufacturer[]",
    ]) {
      expect(isFacetKey(key), key).toBe(false);
    }
  });

  test("CATALOG-10 converts between an additional field's key and id", () => {
    expect(additionalFieldId(additionalFieldKey(12))).toBe(12);
    expect(additionalFieldId("manufacturer")).toBeNull();
  });
});
