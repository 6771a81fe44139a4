/** The part of a keyboard event that decides about shortcuts. */
export type Keystroke = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing" | "target"
>;

const MODIFIERS: readonly string[] = ["Control", "Meta", "Shift", "Alt", "AltGraph", "CapsLock"];

/** Input types in which no text is typed. */
const NOT_TYPED: readonly string[] = ["button", "checkbox", "radio", "submit", "reset", "file"];

const OPERABLE = "a[href], button, summary, [role=option], [role=tab], [role=button]";

/** A key in the notation of shortcuts, such as `Ctrl+k`; null while it means nothing by itself. */
export function strokeOf({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: Keystroke): string | null {
  if (isComposing || altKey || MODIFIERS.includes(key)) return null;
  const isLetter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
  // Shift is a part of signs such as ?, which layouts place differently.
  const shift = shiftKey && (isLetter || key.length > 1) ? "Shift+" : "";
  return `${ctrlKey || metaKey ? "Ctrl+" : ""}${shift}${isLetter ? key.toLowerCase() : key}`;
}

/** Whether the key belongs to the focused element: text to a field, Enter and Space to a link or button. */
export function isTypedIn({ target }: Pick<Keystroke, "target">, stroke: string): boolean {
  const element = target as Partial<HTMLInputElement> | null;
  if (!element?.tagName) return false;
  const { tagName, type = "", isContentEditable } = element;
  if (isContentEditable || tagName === "TEXTAREA" || tagName === "SELECT") return true;
  if (tagName === "INPUT") return !NOT_TYPED.includes(type) || stroke === " " || stroke === "Enter";
  return (stroke === "Enter" || stroke === " ") && Boolean(element.closest?.(OPERABLE));
}

export const isModalOpen = (): boolean => document.querySelector("dialog[open]") !== null;
