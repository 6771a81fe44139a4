import { Shirt, Smartphone } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { FEATURES } from "../../../domain/storefronts/storefront.ts";
import { messagesOf } from "../../../i18n/messages.ts";
import { elements, visibleText } from "../../../testing/page-html.ts";
import { MessagesProvider, TranslateProvider } from "../../i18n/messages-provider.tsx";
import type { PageData } from "../../page-data.server.ts";
import { SparePageData } from "../page-data.tsx";
import { MegaMenu } from "./mega-menu.tsx";
import type { MenuDepartment } from "./menu-departments.ts";

vi.mock("../../browser-api.ts", () => ({ browserApi: {} }));

const audio = {
  title: "Audio",
  href: "/c/electronics/audio",
  links: [{ title: "Headphones", href: "/c/electronics/audio/headphones" }],
};
const departments: MenuDepartment[] = [
  { name: "Electronics", href: "/c/electronics", icon: Smartphone, groups: [audio] },
  { name: "Clothes", href: "/c/clothes", icon: Shirt, groups: [] },
];

const WithGroups = () => <MegaMenu departments={departments} />;
const WithoutGroups = () => <MegaMenu departments={departments.slice(1)} />;

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

test("the first department is chosen, with its groups and a way to all of it", () => {
  const html = render(WithGroups);
  const tabs = elements(html, "button").filter(({ role }) => role === "tab");
  expect(tabs.map((tab) => tab["aria-selected"])).toEqual(["true", "false"]);
  expect(hrefs(html)).toEqual(
    expect.arrayContaining(["/en/c/electronics", "/en/c/electronics/audio", "/en/c/electronics/audio/headphones"]),
  );
  expect(visibleText(html)).toContain("Everything in Electronics");
});

test("a department without groups is one place to go to", () => {
  const html = render(WithoutGroups);
  expect(hrefs(html)).toContain("/en/c/clothes");
  expect(visibleText(html)).toContain("Everything in Clothes");
});

test("REGION-02 the offer is one that the storefront can keep", () => {
  expect(hrefs(render(WithGroups))).toContain("/en/quotes");
  const without = render(WithGroups, ["marketplace"]);
  expect(hrefs(without)).not.toContain("/en/quotes");
  expect(hrefs(without)).toContain("/en/marketplace");
});
