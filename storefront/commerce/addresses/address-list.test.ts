import { describe, expect, test } from "vitest";
import { addressLine, DRAFT_ID, hasOwnInput, newDraft, withDraft } from "./address-list.ts";

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
  test("ACCOUNT-01 a new address is a draft with id 0 after the saved ones", () => {
    const draft = newDraft({ first_name: "Rūta", country_id: 1 });
    expect(draft).toMatchObject({ id: 0, first_name: "Rūta", country_id: 1, first_address: "" });
    expect(withDraft([saved], draft).map(({ id }) => id)).toEqual([7, DRAFT_ID]);
    expect(withDraft([saved], null)).toEqual([saved]);
  });

  test("ACCOUNT-01 a draft does not take the id of the address it starts from", () => {
    expect(newDraft(saved).id).toBe(DRAFT_ID);
  });

  test("ACCOUNT-01 a draft is worth storing once it holds something that the account does not provide", () => {
    expect(hasOwnInput(newDraft({ first_name: "Rūta", last_name: "Ž", country_id: 1 }))).toBe(false);
    expect(hasOwnInput(newDraft({ city: "  " }))).toBe(false);
    expect(hasOwnInput(newDraft({ city: "Vilnius" }))).toBe(true);
  });

  test("ACCOUNT-01 formats an address on one line, without empty fields", () => {
    expect(addressLine(saved)).toBe("Žvėryno g. 14-7, LT-08117, Vilnius");
    expect(addressLine({ ...saved, zip: "" })).toBe("Žvėryno g. 14-7, Vilnius");
  });
});
