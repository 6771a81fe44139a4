import type { Page } from "@playwright/test";

/** Changes every field that a visitor sees, as a visitor would: by pressing and typing. */
export async function changeEveryField(page: Page): Promise<void> {
  for (const field of await page.locator("main :is(input, select, textarea), header input").all()) {
    if (!(await field.evaluate(canBeChanged))) continue;
    const { type, mode } = await field.evaluate(({ type, inputMode }: HTMLInputElement) => ({ type, mode: inputMode }));
    if (type === "radio" || type === "checkbox") await field.evaluate((element: HTMLElement) => element.click());
    else if (type === "select-one") await field.selectOption({ index: 1 });
    else await field.fill(TYPED[mode] ?? TYPED[type] ?? "shoe");
  }
}

const TYPED: Record<string, string> = {
  // Within the prices of every listing.
  decimal: "100",
  numeric: "7",
  email: "early@example.com",
  number: "7",
  tel: "+37060000001",
  date: "2026-12-01",
};

/** Of a group of radios only the last enabled one is pressed. */
function canBeChanged(element: Element): boolean {
  const field = element as HTMLInputElement;
  const canBe = ({ disabled, readOnly, ariaDisabled }: HTMLInputElement) =>
    !disabled && !readOnly && ariaDisabled !== "true";
  if (["hidden", "file", "submit", "range"].includes(field.type) || !canBe(field)) return false;
  if (!(field.closest("label") ?? field).checkVisibility({ visibilityProperty: true, opacityProperty: false }))
    return false;
  if (field.type !== "radio") return true;
  const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(field.name)}"]`)].filter(
    canBe,
  );
  return group.at(-1) === field;
}

/** The value of each field, by its name. Sliders are left out: they follow the fields beside them. */
export function readFields(page: Page): Promise<Record<string, string | boolean>> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea), header input")];
    const labelOf = ({ ariaLabel, labels }: HTMLInputElement) => ariaLabel ?? labels?.[0]?.textContent ?? "";
    // The label of a size says whether it is sold out in the chosen colour.
    const nameOf = (field: HTMLInputElement) =>
      [field.type, field.name, field.type === "radio" ? field.value : labelOf(field)].join("|");
    return Object.fromEntries(
      fields
        .filter(({ type }) => !["hidden", "file", "range"].includes(type))
        .map((field) => [nameOf(field), /radio|checkbox/.test(field.type) ? field.checked : field.value]),
    );
  });
}

/**
 * Collects the marks of buttons that were pressed early and are pressed again later. These later presses do not reach
 * the page, because the effect of one could remove the next button.
 */
export async function noteRepeatedPresses(page: Page): Promise<string[]> {
  const repeated: string[] = [];
  await page.exposeFunction("noteRepeated", (name: string) => repeated.push(name));
  await page.addInitScript(() => {
    addEventListener(
      "click",
      (event) => {
        const name = (event.target as Element).closest("button")?.dataset.pressed;
        if (!name || "isPressingEarly" in window) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        (window as unknown as { noteRepeated: (name: string) => void }).noteRepeated(name);
      },
      true,
    );
  });
  return repeated;
}

/** Presses each visible button that does nothing without a script; returns the marks of the buttons. */
export function pressEveryButton(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leads = ({ form, type }: HTMLButtonElement) =>
      type === "submit" && form && form.getAttribute("method") !== "dialog" && form.dataset.opens === undefined;
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("button:not(#old-browser *)")].filter(
      (button) => button.checkVisibility({ visibilityProperty: true }) && !button.disabled && !leads(button),
    );
    Object.assign(window, { isPressingEarly: true });
    for (const [index, button] of buttons.entries()) {
      button.dataset.pressed = String(index);
      button.click();
    }
    Reflect.deleteProperty(window, "isPressingEarly");
    return buttons.map((_, index) => String(index));
  });
}
