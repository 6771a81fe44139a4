import { splitTarget } from "#domain/shared/locale/clean-path.ts";

// The percent-encode sets of the URL standard for path, query of http(s) and fragment.
const ENCODED_IN_PATH = /[^!$-;=@-\]_a-z|~]/gu;
const ENCODED_IN_QUERY = /[^!$-&(-;=?-~]/gu;
const ENCODED_IN_FRAGMENT = /[^!#-;=?-_a-~]/gu;

/**
 * A path with its query and fragment as browsers normalise them: without dot segments, and in printable ASCII. The
 * target begins with a slash and holds no control character and no backslash.
 */
export function normaliseTarget(target: string): string {
  const { path, rest } = splitTarget(target.replace(/ +$/, "").toWellFormed());
  const hashAt = rest.indexOf("#");
  const query = hashAt < 0 ? rest : rest.slice(0, hashAt);
  const fragment = hashAt < 0 ? "" : rest.slice(hashAt);
  return (
    encode(withoutDotSegments(path), ENCODED_IN_PATH) +
    (query === "?" ? "" : encode(query, ENCODED_IN_QUERY)) +
    (fragment === "#" ? "" : encode(fragment, ENCODED_IN_FRAGMENT))
  );
}

function encode(text: string, encoded: RegExp): string {
  return text.replace(encoded, (character) => (character === "'" ? "%27" : encodeURIComponent(character)));
}

function withoutDotSegments(path: string): string {
  const output: string[] = [];
  const segments = path.split("/").slice(1);
  for (const [index, segment] of segments.entries()) {
    const dots = segment.replaceAll(/%2e/gi, ".");
    const isDots = dots === "." || dots === "..";
    if (dots === "..") output.pop();
    if (!isDots) output.push(segment);
    else if (index === segments.length - 1) output.push("");
  }
  return `/${output.join("/")}`;
}
