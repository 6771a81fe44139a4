import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { elements, visibleText } from "#testing/page-html.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DRAWN = "from=US&to=LT&kg=2.4&l=34&w=22&h=13&value=120&code=640411";
const page = (query: string, language = "en") => visit(app, { path: `/${language}/calculate${query && `?${query}`}` });
const textOf = async (query: string, language?: string) => visibleText((await page(query, language)).body);
const valuesOf = (html: string) =>
  Object.fromEntries(elements(html, "input").map(({ name, value }) => [name ?? "", value]));

describe("the calculator without scripts", () => {
  test("FORWARDING-03 ROUTE-53 shows both methods of the drawn box to the cent, in the reader's language", async () => {
    const english = await textOf(DRAWN);
    for (const shown of [
      "€188.81",
      "€31.40",
      "€32.42",
      "€1.99",
      "€166.31",
      "€12.80",
      "€28.52",
      "5–8 days",
      "4–6 weeks",
    ]) {
      expect(english).toContain(shown);
    }
    expect(english).toContain("Charged 2.5 kg, not 2.4 kg.");
    expect(english).toContain("0.01 m³");
    expect(english).toContain("Shoes with a lithium tracker inside may fly only when we have checked it.");
    const lithuanian = await textOf(DRAWN, "lt");
    for (const shown of ["188,81 €", "166,31 €", "Importo PVM, 21 %", "Skaičiuojame 2,5 kg, ne 2,4 kg."]) {
      expect(lithuanian).toContain(shown);
    }
  });

  test("FORWARDING-03 begins with an example, so that the first view has two prices", async () => {
    const { statusCode, body } = await page("");
    expect(statusCode).toBe(200);
    expect(visibleText(body)).toContain("€188.81");
    expect(valuesOf(body)).toMatchObject({ kg: "2.4", l: "34", w: "22", h: "13", value: "120.00" });
  });

  test("FORWARDING-03 says what is wrong at its field, and keeps everything that was typed", async () => {
    const { statusCode, body } = await page("from=CN&to=EE&kg=71&l=34&w=22&h=0&value=abc&code=640411&insured=1");
    expect(statusCode).toBe(200);
    const text = visibleText(body);
    expect(text).toContain("Enter 0.01 to 70 kg.");
    expect(text).toContain("Enter 1 to 200 cm for each side.");
    expect(text).toContain("Enter a value from 0.01 to 10 000.");
    expect(text).toContain("Fill in the form to see both prices.");
    expect(valuesOf(body)).toMatchObject({ kg: "71", l: "34", h: "0", value: "abc" });
    const invalid = elements(body, "input").filter((input) => input["aria-invalid"] === "true");
    expect(invalid.map(({ name }) => name)).toEqual(["kg", "h", "value"]);
  });

  test("FORWARDING-03 buttons that change the form lead to the changed address", async () => {
    const toLocation = async (action: string, query = DRAWN) => (await page(`${query}&do=${action}`)).headers.location;
    const two = await toLocation("add");
    expect(two).toBe("/en/calculate?from=US&to=LT&kg=2.4&l=34&w=22&h=13&kg=&l=&w=&h=&value=120&code=640411");
    expect(await toLocation("remove-1", String(two).split("?")[1])).toBe(`/en/calculate?${DRAWN}`);
    expect(await toLocation("preset-phone")).toBe(
      "/en/calculate?from=US&to=LT&kg=0.6&l=18&w=11&h=7&value=600.00&code=851713",
    );
    expect(await toLocation("burn")).toBe(`/en/calculate?${DRAWN}`);
  });

  test("FORWARDING-03 a method that these goods cannot take has the reason instead of a price", async () => {
    const text = await textOf("from=US&to=LT&kg=0.5&l=15&w=10&h=8&value=70&code=330300");
    expect(text).toContain("Perfume, nail polish and other flammable goods may not fly.");
    expect(text).toContain("Sea freight");
    expect(text).not.toContain("Air freight");
  });

  test("FORWARDING-03 a business sees what it gets back and what it needs", async () => {
    const text = await textOf(`${DRAWN}&business=1`);
    expect(text).toContain("recoverable");
    expect(text).toContain("A business imports under its own EORI number.");
    expect(text).toContain("Duty, 6404.11");
  });

  test("T041 foreign values of the address are shown as text and calculated as nothing", async () => {
    const { statusCode, body } = await page("from=%3Cscript%3E&to=XX&kg=%3Cb%3E1&value=1&code=9");
    expect(statusCode).toBe(200);
    expect(body).not.toContain("<b>1");
    expect(visibleText(body)).toContain("Fill in the form to see both prices.");
    expect(await textOf("from=XX&to=YY&kg=2.4&l=34&w=22&h=13&value=120&code=999999")).toContain("€188.81");
  });

  test("REGION-02 ERROR-02 a storefront without forwarding has no such page", async () => {
    expect((await visit(app, { host: "wl.localhost", path: "/en/calculate" })).statusCode).toBe(404);
    expect((await visit(app, { host: "ae.localhost", path: "/en/calculate" })).statusCode).toBe(200);
  });
});
