import type { CSSProperties } from "react";
import { ActionLink } from "./action-link.tsx";
import { LayoutTable } from "./layout-table.tsx";
import type { MailContent } from "./mail-content.ts";
import type { MailFrame } from "./mail-frame.ts";
import type { MailPalette } from "./mail-palettes.ts";
import { ink, quiet, SMALL_TEXT } from "./mail-styles.ts";
import { TextBlock } from "./text-block.tsx";

interface BlocksProps extends Pick<MailFrame, "content" | "copyLink"> {
  palette: MailPalette;
}

/** What a mail says, block by block. */
export function MailBlocks({ content, copyLink, palette }: BlocksProps) {
  const { subject, greeting, text, rows, blocks, action, note } = content;
  const body = ink(palette);
  return (
    <>
      <h1 className={body.className} style={{ ...body.style, fontSize: 24, lineHeight: "32px" }}>
        {subject}
      </h1>
      {greeting && <p {...body}>{greeting}</p>}
      {/* What people typed keeps its lines. */}
      <p className={body.className} style={{ ...body.style, whiteSpace: "pre-line" }}>
        {text}
      </p>
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
      <p {...quiet(palette)}>{note}</p>
    </>
  );
}

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
      {rows.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two rows may be equal
        <tr key={index}>
          <td className="ink" style={cell}>
            {label}
          </td>
          <td className="ink" align="right" style={{ ...cell, whiteSpace: "nowrap" }}>
            {value}
          </td>
        </tr>
      ))}
    </LayoutTable>
  );
}
