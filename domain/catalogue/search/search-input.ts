const MAX_LINK_CHARACTERS = 2048;
const WITH_SCHEME = /^https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]{2,}(?:[/?#:]|$)/i;
const WITH_WWW = /^www\.[\p{L}\p{N}-]{1,63}\.[\p{L}\p{N}.-]{2,}/iu;
const WITH_PATH = /^(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}\/\S/u;
const BARE_SHOP =
  /^(?:[a-z0-9-]{1,63}\.){1,4}(?:com|net|org|eu|lt|lv|ee|de|uk|us|nl|pl|fr|it|es|ae|cn|shop|store)\/?$/i;

/**
 * Whether a text is a pasted link instead of a search: a URL with a scheme, www, a path or a common top-level domain
 * (FORWARDING-01).
 */
export function looksLikeLink(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LINK_CHARACTERS || /\s/.test(trimmed)) return false;
  return [WITH_SCHEME, WITH_WWW, WITH_PATH, BARE_SHOP].some((pattern) => pattern.test(trimmed));
}
