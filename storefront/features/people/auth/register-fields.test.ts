import { describe, expect, test } from "vitest";
import { checkFields, readRegistration } from "./register-fields.ts";

const countries = [{ id: 7, iso_code: "LT", name: "Lithuania" }];

function typed(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  const fields = {
    email: " ruta@example.com ",
    password: " mėlynas vėžlys ",
    first_name: "Rūta",
    last_name: "Žalgirė",
    country_id: "7",
    phone_number: "",
    terms_accepted: "on",
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("the registration form", () => {
  test("AUTH-06 sends the password untrimmed, no empty phone number, and marketing only when ticked", () => {
    expect(readRegistration(typed(), "lt")).toEqual({
      email: "ruta@example.com",
      password: " mėlynas vėžlys ",
      first_name: "Rūta",
      last_name: "Žalgirė",
      country_id: 7,
      terms_accepted: true,
      marketing_opt_in: false,
      language: "lt",
    });
    const ticked = readRegistration(typed({ phone_number: " +370 600 00000 ", marketing_opt_in: "on" }), "lt");
    expect(ticked).toMatchObject({ phone_number: "+370 600 00000", marketing_opt_in: true });
  });

  test("AUTH-06 ERROR-05 ERROR-06 reports every invalid field with its message", () => {
    expect(checkFields(readRegistration(typed(), "lt"), countries)).toEqual({});
    const form = typed({ email: "ruta@", phone_number: "8 612", country_id: "1", last_name: " " });
    form.delete("terms_accepted");
    expect(checkFields(readRegistration(form, "lt"), countries)).toEqual({
      email: "validation.email",
      phone_number: "validation.phone",
      country_id: "validation.country",
      last_name: "validation.required",
      terms_accepted: "auth.register.terms-missing",
    });
  });
});
