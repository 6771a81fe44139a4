import { markMatch } from "../../../../domain/search/mark-match.ts";

/** What the suggestion adds stands out from what was typed; one that shares nothing with it has nothing to add to. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  const parts = markMatch(text, typed);
  if (!parts.some(({ isTyped }) => isTyped)) return text;
  return parts.map((part, at) =>
    part.isTyped ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else to be told by
      <mark key={at} className="bg-transparent text-inherit">
        {part.text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else to be told by
      <b key={at} className="font-semibold">
        {part.text}
      </b>
    ),
  );
}
