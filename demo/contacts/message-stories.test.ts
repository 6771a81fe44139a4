import { expect, test } from "vitest";
import { checkMessage } from "#domain/content/contacts/contact-message.ts";
import { MESSAGE_MACHINE, MESSAGE_STATES, type MessageState } from "#domain/content/contacts/message-machine.ts";
import { demoPicture } from "../demo-picture.ts";
import { mapName, TOWN_MAPS, townMap } from "../drawings/maps/town-map.ts";
import { DEMO_STOREFRONTS } from "../storefronts.ts";
import { DEMO_LOCATIONS } from "./demo-locations.ts";
import { MESSAGE_STORIES } from "./message-stories.ts";

test("CONTENT-02 the demo shows a message in every state, as the form would take it", () => {
  const ends = MESSAGE_STORIES.map(({ events, ...story }) => {
    expect(checkMessage({ ...story, order_number: "" })).toEqual({});
    return events.reduce<MessageState>((from, { event }) => {
      const next = MESSAGE_MACHINE.transitions.find((each) => each.from === from && each.event === event);
      expect(next, `${event} from ${from}`).toBeDefined();
      return next?.to ?? from;
    }, MESSAGE_MACHINE.initial.state);
  });
  expect(new Set(ends)).toEqual(new Set(MESSAGE_STATES));
});

test.each(DEMO_STOREFRONTS)(
  "ROUTE-31 $name has a location with a name in its languages and a map of its own",
  (storefront) => {
    const { names, map } = DEMO_LOCATIONS[storefront.code];
    expect(Object.keys(names).sort()).toEqual([...storefront.languages].sort());
    const markup = demoPicture(mapName(map)) ?? "";
    expect(markup).toContain('viewBox="0 0 800 400"');
    expect(markup).not.toMatch(/NaN|undefined|<(script|style|image|text)\b|https?:(?!\/\/www\.w3\.org)/);
  },
);

test("ROUTE-31 no two towns look alike, and other names have no map", () => {
  const drawn = TOWN_MAPS.map((town) => townMap(mapName(town))?.replaceAll(`map-${town}`, ""));
  expect(new Set(drawn).size).toBe(TOWN_MAPS.length);
  expect(townMap("map-constructor.svg")).toBeNull();
});
