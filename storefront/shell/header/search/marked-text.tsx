import { markMatch } from "#domain/catalogue/search/mark-match.ts";

/** Highlights what the suggestion adds to the typed text; without a match nothing is highlighted. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  const segments = markMatch(text, typed);
  if (!segments.some(({ isTyped }) => isTyped)) return text;
  return segments.map((segment, at) =>
    segment.isTyped ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments of a text have no other key
      <mark key={at} className="bg-transparent text-inherit">
        {segment.text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments of a text have no other key
      <b key={at} className="font-semibold">
        {segment.text}
      </b>
    ),
  );
}
