export type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (field: TypedField): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";

export const readField = (field: TypedField): string | boolean => (isTicked(field) ? field.checked : field.value);

/** The radios of a group have one answer, and so has a field that was changed again. */
export const isSameChoice = (one: TypedField, other: TypedField): boolean =>
  one === other ||
  (one.type === "radio" && other.type === "radio" && one.name === other.name && one.form === other.form);

/**
 * Makes React notice what a field got before it was hydrated. React compares each change with the last value that it has
 * seen: the field is given another one, and then the typed one behind React's back.
 */
export function repeatField(field: TypedField, value: string | boolean): void {
  if (typeof value === "boolean") {
    if (!isTicked(field)) return;
    field.checked = !value;
    field.click();
  } else if (field.type === "file" || field.type.startsWith("select")) {
    if (field.type === "select-one") field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else {
    retype(field as HTMLInputElement | HTMLTextAreaElement, value);
  }
}

function retype(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  // Fields for numbers and e-mail addresses have no selection; elsewhere setting one would take the focus.
  const hasCaret = selectionStart !== null && document.activeElement === field;
  if (hasCaret) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // The visitor has left it already; some fields are read then.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}
