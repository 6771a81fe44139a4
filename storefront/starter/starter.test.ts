import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { firstSign } from "./first-sign.ts";
import { HeldPresses } from "./held-presses.ts";
import { answerWhenHydrated } from "./is-hydrated.ts";
import { loadPage } from "./load-page.ts";
import { startsWhenLoaded } from "./starts-when-loaded.ts";

class FakeElement extends EventTarget {
  readonly dataset: Record<string, string> = {};
  readonly done: string[] = [];
  isConnected = true;
  readonly [key: string]: unknown;

  constructor(about: Record<string, unknown> = {}) {
    super();
    Object.assign(this, about);
  }

  /** React has hydrated it, and the root of the page answers. */
  hydrate(): void {
    this.addEventListener("transitioncancel", (event) => answerWhenHydrated.onTransitionCancelCapture(event));
  }

  closest(tag: string): FakeElement | null {
    return this.tag === tag ? this : null;
  }

  getAttribute(name: string): unknown {
    return this[name] ?? null;
  }

  click(): void {
    this.done.push("click");
  }
}

const button = (about: Record<string, unknown> = {}) => new FakeElement({ tag: "button", type: "button", ...about });

class FakeForm extends FakeElement {
  requestSubmit(): void {
    this.done.push("requestSubmit");
  }

  submit(): void {
    this.done.push("submit");
  }
}

/** With the value on its prototype, as browsers have it, and React's own property in front of it once hydrated. */
class FakeField extends FakeElement {
  #value = "";
  readonly selectionStart = null;
  seenByReact: string | undefined;

  get value(): string {
    return this.#value;
  }

  set value(text: string) {
    this.#value = text;
  }

  override hydrate(): void {
    super.hydrate();
    this.seenByReact = this.value;
    const { get, set } = Object.getOwnPropertyDescriptor(FakeField.prototype, "value") ?? {};
    Object.defineProperty(this, "value", {
      get: () => get?.call(this),
      set: (text: string) => {
        this.seenByReact = text;
        set?.call(this, text);
      },
    });
    this.addEventListener("input", () => {
      if (this.seenByReact !== this.value) this.done.push(`changed to ${this.value}`);
    });
  }
}

let page: EventTarget;
let presses: HeldPresses;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  presses = new HeldPresses(page);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Dispatches a visitor's event; `isHeld`: neither the browser nor the page's own scripts get it. */
function happens(type: string, target: FakeElement): { isHeld: boolean } {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, "target", { value: target });
  let hasPassed = false;
  const notice = () => {
    hasPassed = true;
  };
  page.addEventListener(type, notice);
  page.dispatchEvent(event);
  page.removeEventListener(type, notice);
  expect(hasPassed).toBe(!event.defaultPrevented);
  return { isHeld: event.defaultPrevented };
}

describe("before hydration", () => {
  test("ERROR-05 a pressed button is pressed once after it, however often it was pressed", () => {
    const add = button();
    for (let press = 0; press < 3; press += 1) expect(happens("click", add)).toEqual({ isHeld: true });
    expect(add.dataset.held).toBe("");
    presses.repeat();
    vi.advanceTimersByTime(1_000);
    expect(add.done).toEqual([]);
    add.hydrate();
    vi.advanceTimersByTime(1_000);
    expect(add.done).toEqual(["click"]);
    expect(add.dataset.held).toBeUndefined();
  });

  test("a press that the page answers itself stands for the earlier ones", () => {
    const add = button();
    happens("click", add);
    presses.repeat();
    add.hydrate();
    expect(happens("click", add)).toEqual({ isHeld: false });
    vi.advanceTimersByTime(1_000);
    expect(add.done).toEqual([]);
  });

  test("a link and a form with an address are left to the browser", () => {
    const search = new FakeForm({ action: "/en/search" });
    expect(happens("click", new FakeElement({ tag: "a" }))).toEqual({ isHeld: false });
    expect(happens("click", button({ type: "submit", form: search }))).toEqual({ isHeld: false });
    expect(happens("submit", search)).toEqual({ isHeld: false });
  });

  test("ERROR-05 a form that is sent by a script is sent after it, with what was typed", () => {
    const form = new FakeForm({ method: "dialog" });
    const field = new FakeField({ type: "email" });
    vi.stubGlobal("document", { activeElement: field });
    field.value = "ruta@example.com";
    happens("input", field);
    expect(happens("submit", form)).toEqual({ isHeld: true });
    presses.repeat();
    // React keeps the text of a field but learns of it only by an event.
    field.hydrate();
    form.hydrate();
    vi.spyOn(form, "requestSubmit").mockImplementation(() => form.done.push(`sent when ${field.done}`));
    vi.advanceTimersByTime(1_000);
    expect([field.value, form.done]).toEqual(["ruta@example.com", ["sent when changed to ruta@example.com"]]);
    vi.unstubAllGlobals();
  });

  test("a box that was ticked is ticked for the page too", () => {
    const box = new FakeElement({ type: "checkbox", checked: true });
    happens("change", box);
    presses.repeat();
    box.hydrate();
    vi.advanceTimersByTime(1_000);
    expect([box.checked, box.done]).toEqual([false, ["click"]]);
  });

  test("of the radios of a group the one that was chosen last is chosen once", () => {
    const [small, large] = [0, 1].map(
      () => new FakeElement({ type: "radio", name: "size", form: null, checked: true }),
    );
    for (const chosen of [small, large, small]) happens("change", chosen as FakeElement);
    presses.repeat();
    for (const radio of [small, large]) radio?.hydrate();
    vi.advanceTimersByTime(1_000);
    expect([small?.done, large?.done]).toEqual([["click"], []]);
  });

  test("CATALOG-15 a size that is sold out is not chosen", () => {
    const soldOut = new FakeElement({ type: "radio", "aria-disabled": "true" });
    expect(happens("click", soldOut)).toEqual({ isHeld: true });
    soldOut.hydrate();
    expect(happens("click", soldOut)).toEqual({ isHeld: false });
  });

  test("a menu without a script is a page: its button is held, and leads there when the page cannot start", () => {
    const form = new FakeForm({ action: "/en/menu" });
    form.dataset.opens = "";
    const opener = button({ type: "submit", form });
    expect(happens("click", opener)).toEqual({ isHeld: true });
    presses.release();
    expect([form.done, opener.done, opener.dataset.held]).toEqual([["submit"], [], undefined]);
  });

  test("what others add to the page is theirs", () => {
    const [ours, theirs] = [button(), button()];
    presses.limitTo({ querySelectorAll: () => [ours] } as unknown as ParentNode);
    expect([happens("click", ours), happens("click", theirs)]).toEqual([{ isHeld: true }, { isHeld: false }]);
  });
});

test.each(["pointermove", "pointerdown", "keydown", "focusin"])("%s is a sign of the visitor", async (sign) => {
  const seen = vi.fn();
  const waiting = firstSign(page).then(seen);
  await Promise.resolve();
  expect(seen).not.toHaveBeenCalled();
  page.dispatchEvent(new Event(sign));
  await waiting;
  expect(seen).toHaveBeenCalledOnce();
});

test.each([
  ["", "", false],
  ["locale=en; consent=1%3Apixel.00.abc", "?page=2", false],
  ["locale=en; consent=1%3Apixel.01.abc", "", true],
  ["consent=1%3Apixel.10.abc; locale=en", "", true],
  ["", "?page=2&utm_source=mail", true],
  ["", "?componentHint=size-chart", true],
])(
  "TRACK-01 TRACK-03 CATALOG-14 with the cookies %o and the query %o a page starts when it is loaded: %o",
  (cookies, search, expected) => {
    expect(startsWhenLoaded(cookies, search)).toBe(expected);
  },
);

test("the modules of the routes are there before the entry runs", async () => {
  const loaded: string[] = [];
  const seen: unknown[] = [];
  const load = async (url: string) => {
    loaded.push(url);
    if (url === "entry") seen.push((globalThis as Record<string, unknown>).__reactRouterRouteModules);
    return { [url]: url };
  };
  const start = { before: ["manifest"], routes: { root: ["root"], home: ["data", "home"] }, entry: "entry" };
  await loadPage({ ...start, waits: true, imports: [], messages: [] }, load);
  expect(loaded).toEqual(["manifest", "root", "data", "home", "entry"]);
  expect(seen).toEqual([{ root: { root: "root" }, home: { data: "data", home: "home" } }]);
  Reflect.deleteProperty(globalThis, "__reactRouterRouteModules");
});
