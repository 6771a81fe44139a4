import { describe, expect, test, vi } from "vitest";
import type { Contacts } from "#contracts/shop/content/contacts.ts";
import { FEATURES } from "#domain/operations/storefronts/storefront.ts";
import { renderPage, type TestPage } from "#storefront/shell/errors/test-page.tsx";
import { elements, links, meta, visibleText } from "#testing/page-html.ts";
import { ContactsPage } from "./contacts-page.tsx";
import type { Outcome } from "./load-contacts.ts";

vi.mock("#storefront/browser-api.ts", () => ({ browserApi: {} }));

const WEEK = [{ days: [1, 2, 3, 4, 5], from: "08:00", to: "20:00" }];

const CONTACTS: Contacts = {
  at: "2026-11-16T07:00:00.000Z",
  email: "help@crossdock.example",
  phone: "+370 5 210 4417",
  phone_hours: WEEK,
  company: {
    name: "UAB „Krosdokas“",
    code: "305000017",
    vat_number: null,
    address: "Ukmergės g. 126, 08100 Vilnius",
    disputes: "vvtat.lrv.lt",
  },
  locations: [
    {
      name: "Vilnius office",
      street: "Ukmergės g. 126",
      postal_code: "08100",
      city: "Vilnius",
      country_iso: "LT",
      latitude: 54.7108,
      longitude: 25.2611,
      time_zone: "Europe/Vilnius",
      hours: [...WEEK, { days: [6], from: "10:00", to: "16:00" }],
      closed_on: ["2026-01-01", "2026-12-25", "2027-12-25"],
      notes: ["Parcels are handed out here too"],
      map: "drawn/map-vilnius.svg",
    },
  ],
  warehouses: [{ city: "New Castle", region: "DE", country_iso: "US" }],
};

const shown = (change: Partial<Contacts> = {}, outcome: Outcome = null, page: TestPage = {}) =>
  renderPage(<ContactsPage contacts={{ ...CONTACTS, ...change }} outcome={outcome} />, {
    path: "/en/contacts",
    routeName: "contacts",
    features: [...FEATURES],
    ...page,
  });

const hrefs = (html: string) => elements(html, "a").map(({ href }) => href);

describe("ROUTE-31 the page of contacts", () => {
  test("has the ways with their hours, the location on its own clock, warehouses and the seller", () => {
    const text = visibleText(shown());
    expect(text).toMatch(/Form At any hour Write to us Phone Mon–Fri 08:00–20:00 \+370 5 210 4417 E-mail Within one/);
    expect(text).toMatch(
      /Vilnius office Open until 20:00 Ukmergės g\. 126, 08100 Vilnius Mon–Fri 08:00–20:00, Sat 10:00/,
    );
    expect(text).toContain("Closed on 2026-12-25 Parcels are handed out here too");
    expect(text).toMatch(
      /Warehouses Not for visitors New Castle, DE, United States Your own address .* Forward a parcel/,
    );
    expect(text).toMatch(/Name UAB „Krosdokas“ Company code 305000017 Registered at .* Disputes vvtat\.lrv\.lt/);
    expect(text).not.toContain("VAT number");
  });

  test.each([
    ["2026-11-16T05:00:00.000Z", "Opens at 08:00"],
    ["2026-11-16T18:30:00.000Z", "Closed until Tue 08:00"],
    ["2026-11-22T10:00:00.000Z", "Closed until Mon 08:00"],
    ["2026-12-25T10:00:00.000Z", "Closed until Sat 10:00"],
  ])("at %s says: %s", (at, says) => {
    expect(visibleText(shown({ at }))).toContain(says);
  });

  test("leads to programs of the reader, and to no foreign map", () => {
    const html = shown();
    expect(hrefs(html)).toEqual(
      expect.arrayContaining(["tel:+37052104417", "mailto:help@crossdock.example", "#write", "/en/parcels"]),
    );
    expect(hrefs(html)).toContain("geo:54.7108,25.2611?q=54.7108,25.2611(Vilnius%20office)");
    expect(elements(html, "img").map(({ src }) => src)).toEqual([expect.stringContaining("/drawn/map-vilnius.svg")]);
    expect(html).not.toMatch(/<iframe|maps\.|openstreetmap/);
  });

  test("without phone, locations and warehouses has what is left", () => {
    const text = visibleText(shown({ phone: null, locations: [], warehouses: [] }));
    expect(text).toContain("E-mail Within one working day");
    expect(text).not.toMatch(/Phone|Warehouses/);
  });

  test("CONTENT-01 is an Organization with contact point and opening hours to search engines", () => {
    const [, json = ""] = /<script[^>]*ld\+json[^>]*>(.*?)<\/script>/.exec(shown()) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      "@type": "Organization",
      name: "Crossdock",
      url: "https://lt.test",
      legalName: "UAB „Krosdokas“",
      contactPoint: {
        "@type": "ContactPoint",
        telephone: "+370 5 210 4417",
        hoursAvailable: [{ opens: "08:00", closes: "20:00" }],
        availableLanguage: ["lt", "en"],
      },
      location: [
        {
          "@type": "Place",
          geo: { latitude: 54.7108, longitude: 25.2611 },
          openingHoursSpecification: [{ dayOfWeek: expect.any(Array) }, { dayOfWeek: ["https://schema.org/Saturday"] }],
        },
      ],
    });
  });
});

describe("CONTENT-02 the form", () => {
  test("works without scripts: it is posted to the page, and the browser checks its fields", () => {
    const html = shown();
    const form = elements(html, "form").find(({ action }) => action === "/en/contacts");
    expect(form).toMatchObject({ method: "post" });
    expect(Object.keys(form ?? {}).map((name) => name.toLowerCase())).not.toContain("novalidate");
    const named = [...elements(html, "input"), ...elements(html, "textarea"), ...elements(html, "select")];
    expect(named.map(({ name }) => name).sort()).toEqual(
      ["email", "message", "name", "order_number", "reason", "subject", "website"].sort(),
    );
    expect(html).toMatch(/<textarea[^>]*required[^>]*maxLength="5000"|<textarea[^>]*maxLength="5000"[^>]*required/i);
  });

  test("hides its field for robots from people: from sight, from the keyboard and from screen readers", () => {
    const [trap = ""] = /<div aria-hidden="true" class="visually-hidden">.*?<\/div>/.exec(shown()) ?? [];
    expect(trap).toMatch(/name="website"/);
    expect(trap).toMatch(/tabindex="-1"/i);
    expect(trap).toMatch(/autocomplete="off"/i);
  });

  test("offers what the storefront has as reasons", () => {
    const options = (html: string) => elements(html, "option").map(({ value }) => value);
    expect(options(shown())).toEqual(["order", "parcel", "purchase", "payment", "account", "business", "other"]);
    expect(options(shown({}, null, { features: [] }))).toEqual(["payment", "account", "other"]);
  });

  test("says what became of a message that was posted, on a page that is not indexed", () => {
    const sent = shown({}, "sent");
    expect(visibleText(sent)).toContain("Your message has arrived");
    expect(elements(sent, "textarea")).toEqual([]);
    expect(meta(sent, "robots")).toBe("noindex");
    expect(links(sent, "canonical")[0]?.href).toBe("https://lt.test/en/contacts");
    const broken = shown({}, "not-sent");
    expect(visibleText(broken)).toContain("The message was not sent");
    expect(elements(broken, "textarea")).toHaveLength(1);
  });
});
