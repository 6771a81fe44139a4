const MARKUP = /[&<>"]/;

/** A text inside HTML or XML. Most texts have nothing to escape, and feeds have millions of them. */
export const escapeMarkup = (text: string): string =>
  MARKUP.test(text)
    ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
    : text;
