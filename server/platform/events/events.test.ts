import { expect, test } from "vitest";
import type { Database } from "../database/open-database.ts";
import { defineEvent, Events } from "./events.ts";

const moved = defineEvent<{ id: number }>("moved");
const TX = {} as Database;

/** Handlers that write down what they are given. */
function recorded(...names: string[]) {
  const events = new Events();
  const seen: string[] = [];
  for (const name of names)
    events.on(moved, async (_tx, { id }) => {
      if (name === "broken") throw new Error("broken");
      seen.push(`${name} ${id}`);
    });
  return { events, seen };
}

test("handlers run in the order in which their modules were opened, with the transaction of the event", async () => {
  const { events, seen } = recorded("first", "second");
  events.on(moved, async (tx) => void seen.push(String(tx === TX)));
  await events.publish(TX, moved, { id: 7 });
  expect(seen).toEqual(["first 7", "second 7", "true"]);
});

test("a handler that fails fails the event, and none runs after it", async () => {
  const { events, seen } = recorded("first", "broken", "third");
  await expect(events.publish(TX, moved, { id: 7 })).rejects.toThrow("broken");
  expect(seen).toEqual(["first 7"]);
});

test("who is only notified fails alone", async () => {
  const { events, seen } = recorded("first", "broken", "third");
  const failures: unknown[] = [];
  await events.notify(TX, moved, { id: 7 }, (error) => failures.push(error));
  expect({ seen, failures }).toEqual({ seen: ["first 7", "third 7"], failures: [new Error("broken")] });
});

test("an event that nobody handles is an error", async () => {
  await expect(new Events().publish(TX, moved, { id: 7 })).rejects.toThrow("No module handles the event moved");
});
