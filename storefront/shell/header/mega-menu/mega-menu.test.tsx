import { Shirt, Smartphone } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { MessagesProvider, TranslateProvider } from "#client/i18n/messages-provider.tsx";
import type { Category } from "#contracts/shop/catalogue/search.ts";
import { FEATURES } from "#domain/operations/storefronts/storefront.ts";
import { messagesOf } from "#i18n/messages.ts";
import type { PageData } from "#storefront/render/page-data.server.ts";
import { elements, visibleText } from "#testing/page-html.ts";
import { SparePageData } from "../../page-data.tsx";
import { MegaMenu } from "./mega-menu.tsx";
import { type MenuDepartment, menuDepartment } from "./menu-departments.ts";
import type { MenuOffer } from "./menu-offer.ts";

vi.mock("#storefront/browser-api.ts", () => ({ browserApi: {} }));
const audio = {
  title: "Audio",
  href: "/c/electronics/audio",
  links: [{ title: "Headphones", href: "/c/electronics/audio/headphones" }],
};
const departments: MenuDepartment[] = [
  { name: "Electronics", href: "/c/electronics", icon: Smartphone, productCount: 18420, groups: [audio] },
  { name: "Clothes", href: "/c/clothes", icon: Shirt, productCount: null, groups: [] },
];

const WithGroups = () => <MegaMenu departments={departments} offer={null} />;
const WithoutGroups = () => <MegaMenu departments={departments.slice(1)} offer={null} />;

function render(Component: () => React.ReactNode, features: readonly string[] = FEATURES): string {
  const drawing = { day: "/day.svg", night: null };
  const data = {
    config: { site: { theme: "default", features }, blogs: false },
    assets: { entries: { shop: drawing, buy: drawing } },
    locale: "en",
    colourMode: "light",
  } as unknown as PageData;
  const Stub = createRoutesStub([{ path: "*", Component }]);
  return renderToStaticMarkup(
    <MessagesProvider messagesOf={messagesOf}>
      <SparePageData data={data}>
        <TranslateProvider language="en">
          <Stub initialEntries={["/en"]} />
        </TranslateProvider>
      </SparePageData>
    </MessagesProvider>,
  );
}

const hrefs = (html: string) => elements(html, "a").map(({ href }) => href);

test("the first department is chosen, with its groups and a link to all of it", () => {
  const html = render(WithGroups);
  const tabs = elements(html, "button").filter(({ role }) => role === "tab");
  expect(tabs.map((tab) => tab["aria-selected"])).toEqual(["true", "false"]);
  expect(hrefs(html)).toEqual(
    expect.arrayContaining(["/en/c/electronics", "/en/c/electronics/audio", "/en/c/electronics/audio/headphones"]),
  );
  expect(visibleText(html)).toContain("See all 18 420");
});

test("a department without groups is one link", () => {
  const html = render(WithoutGroups);
  expect(hrefs(html)).toContain("/en/c/clothes");
  expect(visibleText(html)).toContain("Everything in Clothes");
});

test("REGION-02 offers only a service that the storefront has", () => {
  expect(visibleText(render(WithGroups))).toContain("Not on our shelves?");
  const without = render(WithGroups, ["marketplace"]);
  expect(hrefs(without)).not.toContain("/en/order-form");
  expect(hrefs(without)).toContain("/en/marketplace");
});

test("CATALOG-05 the offer shows one of its products and links to all of them", () => {
  const price = { currency: "EUR", amount: 1_890_000, prior_amount: 2_490_000, regular_amount: null };
  const offer = { flag: { id: 7, name: "Audio week" }, product: { name: "Studio 700", image: null, price } };
  const html = render(() => <MegaMenu departments={departments} offer={offer as unknown as MenuOffer} />);
  expect(visibleText(html)).toMatch(/−24 ?% Studio 700 Audio week, €189\.00 Go to offer/);
  expect(hrefs(html)).toContain("/en/search?f.flag_ids=7");
  expect(visibleText(html)).not.toContain("Not on our shelves?");
});

describe("the groups of a department", () => {
  const department = { name: "electronics", label: "Electronics", to: "/c/electronics" } as const;
  const category = (id: number, parent_id: number | null, position: number, slug: string) =>
    ({ id, parent_id, position, slug, name: slug.toUpperCase(), product_count: id }) as Category;
  const tree = [
    category(3, 2, 2, "electronics/photo"),
    category(4, 2, 1, "electronics/audio"),
    category(5, 4, 1, "electronics/audio/headphones"),
    category(2, null, 1, "electronics"),
    category(9, null, 2, "clothes"),
  ];

  test("CATALOG-02 the second level forms groups by position, the third their links", () => {
    const { groups, productCount } = menuDepartment(department, tree);
    expect(productCount).toBe(2);
    expect(groups).toEqual([
      {
        title: "ELECTRONICS/AUDIO",
        href: "/c/electronics/audio",
        links: [{ title: "ELECTRONICS/AUDIO/HEADPHONES", href: "/c/electronics/audio/headphones" }],
      },
      { title: "ELECTRONICS/PHOTO", href: "/c/electronics/photo", links: [] },
    ]);
  });

  test("CATALOG-01 without the tree the department is one link", () => {
    const failed = menuDepartment(department, []);
    expect(failed).toMatchObject({ name: "Electronics", href: "/c/electronics", groups: [] });
    const html = render(() => <MegaMenu departments={[failed]} offer={null} />);
    expect(hrefs(html)).toContain("/en/c/electronics");
    expect(menuDepartment(department, null).groups).toBeNull();
  });
});
