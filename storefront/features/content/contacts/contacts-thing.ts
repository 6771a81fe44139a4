import type { ContactLocation, Contacts } from "#contracts/shop/content/contacts.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

interface Site {
  name: string;
  app_url: string;
  languages: readonly { iso_code: string }[];
}

const hoursThing = (hours: Contacts["phone_hours"]) =>
  hours.map(({ days, from, to }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map((day) => `https://schema.org/${DAYS[day - 1]}`),
    opens: from,
    closes: to,
  }));

/** Closed all day: schema.org says it by hours that end when they begin. */
const closedThing = (day: string) => ({
  "@type": "OpeningHoursSpecification",
  validFrom: day,
  validThrough: day,
  opens: "00:00",
  closes: "00:00",
});

const locationThing = (location: ContactLocation) => ({
  "@type": "Place",
  name: location.name,
  address: addressThing(location),
  geo: { "@type": "GeoCoordinates", latitude: location.latitude, longitude: location.longitude },
  openingHoursSpecification: hoursThing(location.hours),
  specialOpeningHoursSpecification: location.closed_on.map(closedThing),
});

const addressThing = ({ street, postal_code, city, country_iso }: ContactLocation) => ({
  "@type": "PostalAddress",
  streetAddress: street,
  ...(postal_code ? { postalCode: postal_code } : {}),
  addressLocality: city,
  addressCountry: country_iso,
});

/** The schema.org `Organization` with how to reach it and when. */
export function organisationThing(contacts: Contacts, { name, app_url, languages }: Site): Record<string, unknown> {
  const { email, phone, phone_hours, company, locations } = contacts;
  return {
    "@type": "Organization",
    name,
    url: app_url,
    legalName: company.name,
    ...(company.vat_number ? { vatID: company.vat_number } : {}),
    ...(company.code ? { identifier: company.code } : {}),
    ...(email ? { email } : {}),
    ...(locations[0] ? { address: addressThing(locations[0]) } : {}),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      ...(email ? { email } : {}),
      ...(phone ? { telephone: phone, hoursAvailable: hoursThing(phone_hours) } : {}),
      availableLanguage: languages.map(({ iso_code }) => (iso_code === "ee" ? "et" : iso_code)),
    },
    location: locations.map(locationThing),
  };
}
