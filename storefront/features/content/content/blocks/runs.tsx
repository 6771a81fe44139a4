import type { Run } from "#domain/content/content/blocks.ts";
import { TextLink } from "./text-link.tsx";

const link = "font-semibold text-pri underline underline-offset-4 hover:no-underline";

/** A text in its styles; links within the shop are in the page's language. */
export function Runs({ runs }: { runs: readonly Run[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no other identity and never move
  return runs.map((run, index) => <StyledRun key={index} run={run} />);
}

function StyledRun({ run: { text, bold, italic, href } }: { run: Run }) {
  const slanted = italic ? <em>{text}</em> : text;
  const styled = bold ? <strong>{slanted}</strong> : slanted;
  if (!href) return styled;
  return (
    <TextLink href={href} className={link}>
      {styled}
    </TextLink>
  );
}
