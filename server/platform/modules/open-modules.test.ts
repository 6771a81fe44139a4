import { os } from "@orpc/server";
import { describe, expect, test } from "vitest";
import { defineModule, type Lists, type Module, type Ports } from "./define-module.ts";
import type { Infrastructure } from "./infrastructure.ts";
import { openModules } from "./open-modules.ts";

const infrastructure = {
  config: { limits: "off" },
  db: {},
  now: () => new Date(0),
  log: { warn: () => undefined, error: () => undefined },
} as unknown as Infrastructure;

/** Names that no module declares. */
const LIST = "numbers" as keyof Lists;
const PORT = "greeter" as keyof Ports;
const entries = (...numbers: number[]) => ({ [LIST]: numbers }) as never;

const first = defineModule({ name: "first", needs: {}, open: () => ({ service: { number: 1 } }) });
const second = defineModule({
  name: "second",
  needs: { one: first },
  open: async (_platform, { one }) => ({ service: { number: one.number + 1 } }),
});

const closing = (name: string, closed: string[]) =>
  defineModule({ name, needs: {}, open: () => ({ service: null, close: async () => closed.push(name) }) });

const greeter = (name: string, word: string) =>
  defineModule({
    name,
    needs: {},
    open: () => ({ service: null, ports: { [PORT]: { greet: (whom: string) => `${word}, ${whom}` } } as never }),
  });
const greeting = defineModule({
  name: "greeting",
  needs: {},
  open: ({ port }) => {
    const { greet } = port(PORT) as unknown as { greet(whom: string): string };
    return { service: { greet } };
  },
});

const open = (...modules: Module[]) => openModules(modules, infrastructure);

describe("modules", () => {
  test("are opened in their order, with the services that they need", async () => {
    const { services } = await openModules([first, second], infrastructure);
    expect(services).toEqual({ first: { number: 1 }, second: { number: 2 } });
    await expect(open(second, first)).rejects.toThrow("The module second needs one, which is not open yet");
  });

  test("share sections of the contract", async () => {
    const one = defineModule({ name: "one", needs: {}, open: () => ({ service: null, calls: { pro: { a: 1 } } }) });
    const two = defineModule({ name: "two", needs: {}, open: () => ({ service: null, calls: { pro: { b: 2 } } }) });
    const { calls } = await openModules([one, two], infrastructure);
    expect(calls).toEqual({ pro: { a: 1, b: 2 } });
  });

  test("an early module sees what later ones contribute to its list", async () => {
    const reader = defineModule({
      name: "reader",
      needs: {},
      open: ({ all }) => ({ service: all(LIST), contributes: entries(1) }),
    });
    const writer = defineModule({
      name: "writer",
      needs: {},
      open: () => ({ service: 0, contributes: entries(2, 3) }),
    });
    const { services } = await openModules([reader, writer], infrastructure);
    expect(services.reader).toEqual([1, 2, 3]);
  });

  test("an early module finds a staff call that a later one implements, by its name", async () => {
    const finder = defineModule({ name: "finder", needs: {}, open: ({ staffCall }) => ({ service: staffCall }) });
    const procedure = os.handler(() => "done");
    const section = { letters: { send: procedure } };
    const sender = defineModule({ name: "sender", needs: {}, open: () => ({ service: null, staffCalls: section }) });
    const { services } = await openModules([finder, sender], infrastructure);
    expect(services.finder("letters.send")).toBe(procedure);
    expect(() => services.finder("letters.burn")).toThrow("No module implements the staff call letters.burn");
  });

  test("a port is answered by the one module that implements it", async () => {
    const { services } = await openModules([greeting, greeter("polite", "Good day")], infrastructure);
    expect(services.greeting.greet("Rūta")).toBe("Good day, Rūta");
    await expect(open(greeting)).rejects.toThrow("The port greeter has 0 implementations");
    const rivals = [greeting, greeter("polite", "Good day"), greeter("brief", "Hi")];
    await expect(open(...rivals)).rejects.toThrow("The port greeter has 2 implementations");
  });

  test("are closed in reverse, also when a later one cannot be opened", async () => {
    const closed: string[] = [];
    const failing = defineModule({
      name: "failing",
      needs: {},
      open: async () => {
        throw new Error("no connection");
      },
    });
    await expect(open(closing("a", closed), closing("b", closed), failing as Module)).rejects.toThrow("no connection");
    expect(closed).toEqual(["b", "a"]);
  });
});
