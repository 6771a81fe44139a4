import { describe, expect, test, vi } from "vitest";
import { FEATURES, type Feature, THEMES } from "#domain/operations/storefronts/storefront.ts";
import { Newsletter } from "#storefront/commerce/newsletter/newsletter.tsx";
import { renderPage } from "#storefront/shell/errors/test-page.tsx";
import { heroLayouts } from "#storefront/themes/hero-layout.ts";
import { elements, visibleText } from "#testing/page-html.ts";
import { EntryCards } from "./entry-cards.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";

vi.mock("#storefront/browser-api.ts", () => ({ browserApi: {} }));
const all = [...FEATURES];
const without = (...off: Feature[]) => all.filter((feature) => !off.includes(feature));
const hrefs = (html: string) => elements(html, "a").map(({ href }) => href);

describe("the entries of the home page", () => {
  const entriesWith = (features: Feature[]) => visibleText(renderPage(<EntryCards />, { features }));

  test("ROUTE-01 shows an entry exactly when its feature is on", () => {
    const titles: [Feature, string][] = [
      ["marketplace", "Shop in stock"],
      ["quotes", "Buy for me"],
      ["forwarding", "Forward a parcel"],
    ];
    for (const [feature, title] of titles) {
      expect(entriesWith([feature]), title).toContain(title);
      expect(entriesWith(without(feature)), title).not.toContain(title);
      expect(elements(renderPage(<EntryCards />, { features: [feature] }), "a")).toHaveLength(1);
    }
    expect(elements(renderPage(<EntryCards />, { features: all }), "a")).toHaveLength(3);
  });

  test("ROUTE-01 renders nothing without any entry", () => {
    expect(renderPage(<EntryCards />, { features: ["content"] })).toBe("");
  });

  test("LOCALE-01 links carry the page's language", () => {
    for (const href of hrefs(renderPage(<EntryCards />, { features: all, language: "lt" }))) {
      expect(href).toMatch(/^\/lt\//);
    }
  });
});

describe("the hero", () => {
  const heroWith = (features: Feature[]) => renderPage(<Hero />, { features });

  test("ROUTE-01 its buttons are the first two services of the storefront", () => {
    expect(visibleText(heroWith(all))).toMatch(/Start shopping .*Paste a shop link/);
    expect(visibleText(heroWith(without("marketplace")))).toMatch(/Paste a shop link .*Get my address/);
    expect(visibleText(heroWith(without("quotes")))).toMatch(/Start shopping .*Get my address/);
    expect(hrefs(heroWith(["marketplace"]))).toEqual(["/en/marketplace"]);
    expect(hrefs(heroWith([])), "an account, where there is no service").toEqual(["/en/register"]);
  });

  test("ROUTE-01 shows the facts of the storefront's features only", () => {
    const text = visibleText(heroWith(without("sea", "forwarding")));
    expect(text).toContain("5–8 days");
    expect(text).not.toContain("4–6 weeks");
    expect(text).not.toContain("free storage");
    expect(visibleText(heroWith(all))).toMatch(/5–8 days.*4–6 weeks.*30 days/);
  });

  test("REGION-02 each of the storefront's own texts replaces its default", () => {
    const hero = { title: "Send it. <Done>.", text: null, action: "Get a price" };
    const text = visibleText(renderPage(<Hero />, { features: all, hero }));
    expect(text).toContain("Send it. <Done>.");
    expect(text).toContain("One price to your door");
    expect(text).toContain("Get a price");
    expect(text).not.toContain("Start shopping");
    expect(text).toContain("Paste a shop link");
    const own = visibleText(renderPage(<Hero />, { hero: { title: null, text: "Two wheels.", action: null } }));
    expect(own).toContain("The world’s shops, one parcel away");
    expect(own).toContain("Two wheels.");
    expect(own).not.toContain("One price to your door");
  });

  test("REGION-03 every theme has a layout; seven are distinct", () => {
    expect(Object.keys(heroLayouts).sort()).toEqual([...THEMES].sort());
    const frames = THEMES.map((theme) => renderPage(<Hero />, { theme, features: all }));
    expect(new Set(frames).size).toBe(7);
  });

  test("its picture has high fetch priority, and no element has an inline style", () => {
    const html = heroWith(all);
    expect(elements(html, "img")[0]).toMatchObject({ fetchpriority: "high", alt: "" });
    expect(elements(html, "img")[0]).not.toHaveProperty("loading");
    expect(html).not.toContain("style=");
    expect(elements(html, "h1")).toHaveLength(1);
  });
});

describe("how it works", () => {
  const howWith = (features: Feature[]) => renderPage(<HowItWorks />, { features });

  test("ROUTE-01 shows two services on two tabs, the first selected", () => {
    const html = howWith(all);
    const tabs = elements(html, "button").filter(({ role }) => role === "tab");
    expect(tabs.map((tab) => tab["aria-selected"])).toEqual(["true", "false"]);
    expect(visibleText(html)).toContain("Use your warehouse address");
    expect(visibleText(html)).not.toContain("Paste the link");
    expect(elements(html, "li")).toHaveLength(4);
  });

  test("ROUTE-01 shows no tabs for one service, and nothing for a shop that only sells", () => {
    expect(howWith(["quotes"])).not.toContain('role="tab"');
    expect(visibleText(howWith(["quotes"]))).toContain("Paste the link");
    expect(howWith(["marketplace"])).toBe("");
  });
});

test("ERROR-05 the newsletter field has a label and autocomplete, and never puts the address into the URL", () => {
  const html = renderPage(<Newsletter />);
  const [field] = elements(html, "input");
  expect(field).toMatchObject({ type: "email", autocomplete: "email", name: "email" });
  expect(elements(html, "label").map((label) => label.for)).toEqual([field?.id]);
  expect(elements(html, "form")[0]).toMatchObject({ method: "dialog", novalidate: "" });
  expect(html).toContain('role="status"');
});
