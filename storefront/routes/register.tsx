import { api, pageLanguage } from "../context.ts";
import { countryChoices } from "../features/people/auth/country-choices.ts";
import { RegisterPage } from "../features/people/auth/register-page.tsx";
import type { Route } from "./+types/register";

/** ROUTE-15. The server provides the countries' names, because browsers differ in them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { countries } = await context.get(api).account.countries();
  return { countries: countryChoices(countries, pageLanguage(context)) };
}

export default function Register({ loaderData }: Route.ComponentProps) {
  return <RegisterPage countries={loaderData.countries} />;
}
