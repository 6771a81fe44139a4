import { isHydrated } from "./is-hydrated.ts";
import { isSameChoice, readField, repeatField, type TypedField } from "./typed-fields.ts";

const AGAIN_MS = 50;

type Pressed = HTMLButtonElement | HTMLFormElement;

/** The elements that a visitor presses or types into. The notice for old browsers has a script of its own. */
const HANDLED = ":is(button, form, input, select, textarea):not(#old-browser *)";

/** A sold-out size can be focused, but not chosen. */
const cannotBeChosen = (target: Element) => target.getAttribute("aria-disabled") === "true";

/** Without a script the browser ignores the form, or shows a page instead of a menu. */
const needsScript = (form: HTMLFormElement) =>
  form.getAttribute("method") === "dialog" || form.dataset.opens !== undefined;

/** Links, and forms that lead somewhere by themselves, are left to the browser. */
function pressedBy({ type, target }: Event): Pressed | null {
  if (type === "submit") return needsScript(target as HTMLFormElement) ? (target as HTMLFormElement) : null;
  const button = (target as Element).closest("button");
  const leadsSomewhere = button?.type === "submit" && button.form && !needsScript(button.form);
  return leadsSomewhere ? null : button;
}

/**
 * Remembers presses and typed values of elements that are not hydrated yet, and repeats them after hydration: each
 * press once, however often it was made, on the same element.
 */
export class HeldPresses {
  readonly #presses = new Set<Pressed>();
  readonly #typed = new Map<TypedField, string | boolean>();
  #inDocument: WeakSet<Element> | null = null;
  #isStarted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(page: EventTarget) {
    page.addEventListener("click", this.#hold, true);
    page.addEventListener("submit", this.#hold, true);
    page.addEventListener("input", this.#remember, true);
    page.addEventListener("change", this.#remember, true);
  }

  /** Called once the document is complete: later elements are not held, because they come with their own script. */
  limitTo(root: ParentNode): void {
    this.#inDocument = new WeakSet(root.querySelectorAll(HANDLED));
  }

  /** Called when hydration begins. */
  repeat(): void {
    this.#isStarted = true;
    this.#repeatLater();
  }

  /** Called when the page could not be started: a held form that has a page of its own is submitted. */
  release(): void {
    const forms = [...this.#presses].map((pressed) => ("form" in pressed ? pressed.form : pressed));
    for (const pressed of this.#presses) this.#forget(pressed);
    forms.find((form) => form && form.dataset.opens !== undefined)?.submit();
  }

  readonly #hold = (event: Event) => {
    const pressed = pressedBy(event);
    if (!pressed) return this.#refuse(event);
    // A press that the page itself answers replaces the earlier ones.
    if (!this.#isWaiting(pressed)) return this.#forget(pressed);
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.dataset.held = "";
    this.#presses.add(pressed);
    this.#repeatLater();
  };

  #refuse(event: Event): void {
    const target = event.target as Element;
    if (event.type !== "click" || !cannotBeChosen(target) || !this.#isWaiting(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** In the order of the last changes: of several choices in one group the last one counts. */
  readonly #remember = ({ target }: Event) => {
    const field = target as TypedField;
    if (!this.#typed.has(field) && !this.#isWaiting(field)) return;
    for (const other of this.#typed.keys()) if (isSameChoice(other, field)) this.#typed.delete(other);
    this.#typed.set(field, readField(field));
    this.#repeatLater();
  };

  #isWaiting(element: Element): boolean {
    return !isHydrated(element) && (this.#inDocument?.has(element) ?? true);
  }

  #forget(pressed: Pressed): void {
    if (this.#presses.delete(pressed)) delete pressed.dataset.held;
  }

  #repeatLater(delay = AGAIN_MS): void {
    clearTimeout(this.#timer);
    if (this.#isStarted && this.#typed.size + this.#presses.size > 0) {
      this.#timer = setTimeout(() => this.#repeatReady(), delay);
    }
  }

  /** Typed values first, so that a form is sent with them. One at a time: each may depend on the change before. */
  #repeatReady(): void {
    const isReady = (element: Element) => isHydrated(element) || !element.isConnected;
    const typed = [...this.#typed].find(([field]) => isReady(field));
    const pressed = typed ? undefined : [...this.#presses].find(isReady);
    if (typed) {
      this.#typed.delete(typed[0]);
      repeatField(...typed);
    }
    if (pressed) {
      this.#forget(pressed);
      if ("requestSubmit" in pressed) pressed.requestSubmit();
      else pressed.click();
    }
    this.#repeatLater(typed || pressed ? 0 : AGAIN_MS);
  }
}
