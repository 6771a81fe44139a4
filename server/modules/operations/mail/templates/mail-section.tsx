import type { MailSection } from "../outgoing-mail.ts";
import type { MailPalette } from "./mail-palettes.ts";
import { quiet, SMALL_TEXT } from "./mail-styles.ts";
import { TextBlock } from "./text-block.tsx";

/** In small print: a mail is kept for what stands here, and read for what stands above it. */
export function Section({ section, palette }: { section: MailSection; palette: MailPalette }) {
  const { heading, lines, link, blocks = [] } = section;
  const small = quiet(palette);
  return (
    <>
      <h2 className="ink" style={{ ...SMALL_TEXT, margin: "24px 0 4px", color: palette.ink, fontWeight: 700 }}>
        {heading}
      </h2>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two lines may be equal
        <p key={index} className={small.className} style={{ ...small.style, margin: "0 0 4px" }}>
          {line}
        </p>
      ))}
      {link && (
        <p {...small}>
          <a href={link.url} {...small}>
            {link.label}
          </a>
        </p>
      )}
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <TextBlock key={index} block={block} palette={palette} isSmall />
      ))}
    </>
  );
}
