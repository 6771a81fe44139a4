import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { api } from "../context.ts";
import { countryChoices } from "../features/people/auth/country-choices.ts";
import { RegisterPage } from "../features/people/auth/register-page.tsx";
import type { Route } from "./+types/register";

/** ROUTE-15. The server provides the countries' names, because browsers differ in them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { countries } = await context.get(api).account.countries();
  return { countries: countryChoices(countries, params.locale as Language) };
}

export default function Register({ loaderData }: Route.ComponentProps) {
  return <RegisterPage countries={loaderData.countries} />;
}
