import { describe, expect, test } from "vitest";
import { addressLine, DRAFT_ID, isWorthKeeping, newDraft, withDraft } from "./address-list.ts";

const saved = {
  id: 7,
  first_name: "Rūta",
  last_name: "Ž",
  first_address: "Žvėryno g. 14-7",
  city: "Vilnius",
  zip: "LT-08117",
  phone_number: "+370 612 34567",
  country_id: 1,
};

describe("the list of addresses", () => {
  test("ACCOUNT-01 a new address is a draft with id 0 after those that are saved", () => {
    const draft = newDraft({ first_name: "Rūta", country_id: 1 });
    expect(draft).toMatchObject({ id: 0, first_name: "Rūta", country_id: 1, first_address: "" });
    expect(withDraft([saved], draft).map(({ id }) => id)).toEqual([7, DRAFT_ID]);
    expect(withDraft([saved], null)).toEqual([saved]);
  });

  test("ACCOUNT-01 a saved address that a draft starts from gives it no id", () => {
    expect(newDraft(saved).id).toBe(DRAFT_ID);
  });

  test("ACCOUNT-01 a draft is kept once something was typed that the account does not know", () => {
    expect(isWorthKeeping(newDraft({ first_name: "Rūta", last_name: "Ž", country_id: 1 }))).toBe(false);
    expect(isWorthKeeping(newDraft({ city: "  " }))).toBe(false);
    expect(isWorthKeeping(newDraft({ city: "Vilnius" }))).toBe(true);
  });

  test("ACCOUNT-01 an address is named on one line, without what it lacks", () => {
    expect(addressLine(saved)).toBe("Žvėryno g. 14-7, LT-08117, Vilnius");
    expect(addressLine({ ...saved, zip: "" })).toBe("Žvėryno g. 14-7, Vilnius");
  });
});
