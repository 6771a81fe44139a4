/**
 * For every form that is sent by a call. Outside a dialog the browser itself does nothing with such a form, so a press
 * before hydration neither loads a page that cannot answer nor puts a password into a URL. Validation messages of the
 * browser would be in its own language.
 */
export const SUBMITTED_BY_SCRIPT = { method: "dialog", noValidate: true } as const;
