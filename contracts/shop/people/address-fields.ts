import { fieldText, id } from "#contracts/fields.ts";

/** An address as a form sends it; the rules of its fields are the domain's. */
export const addressFields = {
  first_name: fieldText,
  last_name: fieldText,
  first_address: fieldText,
  city: fieldText,
  zip: fieldText,
  phone_number: fieldText,
  country_id: id,
};
