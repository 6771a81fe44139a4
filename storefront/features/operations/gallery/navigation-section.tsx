import { useState } from "react";
import { buttonClass } from "#ui/button.tsx";
import { Menu, menuItemClass } from "#ui/menu/menu.tsx";
import { SelectMenu } from "#ui/menu/select-menu.tsx";
import { TabList, TabPanel } from "#ui/tabs.tsx";
import { GalleryRow, Inline } from "./gallery-row.tsx";

const systems = [
  { id: "eu", label: "EU" },
  { id: "uk", label: "UK" },
  { id: "us", label: "US", count: 14 },
] as const;

const languages = [
  { value: "en", label: "English", lang: "en" },
  { value: "lt", label: "Lietuvių", lang: "lt" },
  { value: "ru", label: "Русский", lang: "ru" },
] as const;

export function NavigationSection() {
  const [system, setSystem] = useState<(typeof systems)[number]["id"]>("eu");
  const [language, setLanguage] = useState<(typeof languages)[number]["value"]>("en");
  return (
    <GalleryRow title="Tabs and menus">
      <TabList group="sizes" label="Size system" tabs={systems} value={system} onChange={setSystem} />
      <TabPanel group="sizes" value={system} className="text-ui text-ink2">
        Sizes in the {system.toUpperCase()} system.
      </TabPanel>
      <Inline>
        <SelectMenu
          label="Language"
          trigger={languages.find(({ value }) => value === language)?.label}
          triggerClassName={buttonClass({ variant: "outline", size: "sm" })}
          options={languages}
          value={language}
          onSelect={setLanguage}
        />
        <Menu trigger="My account" triggerClassName={buttonClass({ variant: "tonal", size: "sm" })}>
          <a href="#orders" className={menuItemClass()}>
            My orders
          </a>
          <a href="#parcels" className={menuItemClass({ selected: true })} aria-current="page">
            Forwarding desk
          </a>
          <button type="button" className={menuItemClass()}>
            Sign out
          </button>
        </Menu>
      </Inline>
    </GalleryRow>
  );
}
