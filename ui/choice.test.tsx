import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RadioCard, RadioCardGroup } from "./radio-card.tsx";
import { Switch } from "./switch.tsx";
import { TabList, TabPanel } from "./tabs.tsx";

test("an unavailable choice stays focusable and shows the reason instead of its detail", () => {
  const html = renderToStaticMarkup(<RadioCard title="Air" detail="5–8 days" unavailable="Battery: sea only" />);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/ disabled/);
  expect(html).not.toContain("5–8 days");
  const [, reasonId] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`id="${reasonId}"[^>]*>Battery: sea only<`));
});

test("choice cards are in a group with a legend", () => {
  const html = renderToStaticMarkup(
    <RadioCardGroup legend="How should it travel?">
      <RadioCard title="Air" name="method" />
    </RadioCardGroup>,
  );
  expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>How should it travel\?<\/legend>/);
});

test("a switch is a checkbox with the switch role, so it works in a plain form", () => {
  expect(renderToStaticMarkup(<Switch name="balance">Use balance</Switch>)).toMatch(
    /<input type="checkbox" role="switch"[^>]* name="balance"/,
  );
});

test("only the selected tab is in the tab order, and tab and panel refer to each other", () => {
  const tabs = [
    { id: "eu", label: "EU" },
    { id: "uk", label: "UK" },
  ];
  const list = renderToStaticMarkup(<TabList group="size" label="System" tabs={tabs} value="uk" onChange={() => {}} />);
  expect(list).toMatch(/id="size-tab-eu" aria-selected="false" tabindex="-1"/);
  expect(list).toMatch(/id="size-tab-uk" aria-selected="true" aria-controls="size-panel" tabindex="0"/i);
  const panel = renderToStaticMarkup(
    <TabPanel group="size" value="uk">
      Sizes
    </TabPanel>,
  );
  expect(panel).toMatch(/role="tabpanel" id="size-panel" aria-labelledby="size-tab-uk"/);
});
