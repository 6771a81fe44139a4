import type { CSSProperties } from "react";
import { ActionLink } from "./action-link.tsx";
import { LayoutTable } from "./layout-table.tsx";
import type { MailContent } from "./mail-content.ts";
import type { MailFrame } from "./mail-frame.ts";
import { Goods, Photo } from "./mail-goods.tsx";
import type { MailPalette } from "./mail-palettes.ts";
import { Section } from "./mail-section.tsx";
import { ink, quiet, SMALL_TEXT } from "./mail-styles.ts";
import { TextBlock } from "./text-block.tsx";

interface BlocksProps extends Pick<MailFrame, "content" | "copyLink"> {
  palette: MailPalette;
}

export function MailBlocks({ content, copyLink, palette }: BlocksProps) {
  const { subject, greeting, text, photo, goods, rows, blocks, action, sections, note } = content;
  const body = ink(palette);
  return (
    <>
      <h1 className={body.className} style={{ ...body.style, fontSize: 24, lineHeight: "32px" }}>
        {subject}
      </h1>
      {greeting && <p {...body}>{greeting}</p>}
      {/* Typed texts keep their line breaks. */}
      <p className={body.className} style={{ ...body.style, whiteSpace: "pre-line" }}>
        {text}
      </p>
      {photo && <Photo picture={photo} palette={palette} />}
      {goods.length > 0 && <Goods goods={goods} palette={palette} />}
      {rows.length > 0 && <Rows rows={rows} palette={palette} />}
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <TextBlock key={index} block={block} palette={palette} />
      ))}
      {action && (
        <>
          <p style={{ margin: "24px 0" }}>
            <ActionLink {...action} palette={palette} />
          </p>
          <p {...quiet(palette)}>
            {copyLink}
            <br />
            <span style={{ wordBreak: "break-all" }}>{action.url}</span>
          </p>
        </>
      )}
      {sections.map((section) => (
        <Section key={section.heading} section={section} palette={palette} />
      ))}
      <p className="quiet" style={{ ...quiet(palette).style, marginTop: sections.length > 0 || !action ? 24 : 0 }}>
        {note}
      </p>
    </>
  );
}

/** Sums and days stay on one line; whole sentences do not. */
const unbroken = (value: string): CSSProperties => (value.length > 24 ? {} : { whiteSpace: "nowrap" });

function Rows({ rows, palette }: { rows: MailContent["rows"]; palette: MailPalette }) {
  const cell: CSSProperties = {
    ...SMALL_TEXT,
    margin: 0,
    padding: "6px 0",
    color: palette.ink,
    borderBottom: `1px solid ${palette.line}`,
  };
  return (
    <LayoutTable width="100%">
      {rows.map(({ label, value, isTotal = false }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two rows may be equal
        <tr key={index}>
          <td className="ink line" style={{ ...cell, fontWeight: isTotal ? 700 : undefined }}>
            {label}
          </td>
          <td
            className="ink line"
            align="right"
            style={{ ...cell, paddingLeft: 12, fontWeight: isTotal ? 700 : undefined, ...unbroken(value) }}
          >
            {value}
          </td>
        </tr>
      ))}
    </LayoutTable>
  );
}
