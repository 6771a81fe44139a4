import type { CSSProperties } from "react";
import type { Block, Run } from "#domain/content/content/blocks.ts";
import { ActionLink } from "./action-link.tsx";
import { LayoutTable } from "./layout-table.tsx";
import type { MailPalette } from "./mail-palettes.ts";
import { ink, quiet, SMALL_TEXT } from "./mail-styles.ts";

interface TextBlockProps {
  block: Block;
  palette: MailPalette;
  /** Small print: headings and text alike. */
  isSmall?: boolean;
}

/** A block of a text that staff wrote. Products have become a list by now, and links are complete. */
export function TextBlock({ block, palette, isSmall = false }: TextBlockProps) {
  const body = isSmall ? quiet(palette) : ink(palette);
  const runs = (of: readonly Run[]) => <Runs runs={of} />;
  switch (block.kind) {
    case "heading":
      return (
        <h2
          className={body.className}
          style={{ ...body.style, ...(isSmall ? {} : { fontSize: block.level === 2 ? 20 : 17 }), fontWeight: 700 }}
        >
          {block.text}
        </h2>
      );
    case "paragraph":
      return <p {...body}>{runs(block.runs)}</p>;
    case "note":
      return (
        <p className={body.className} style={{ ...body.style, ...edge(palette) }}>
          {runs(block.runs)}
        </p>
      );
    case "quote":
      return (
        <blockquote className={body.className} style={{ ...body.style, ...edge(palette), marginInline: 0 }}>
          {runs(block.runs)}
          {block.by && <span {...quiet(palette)}> {block.by}</span>}
        </blockquote>
      );
    case "list":
      return <Items isOrdered={block.ordered} items={block.items} body={body} />;
    case "steps":
      return (
        <Items
          isOrdered
          items={block.items.map((item) => [{ text: `${item.title} `, bold: true }, ...item.runs])}
          body={body}
        />
      );
    case "table":
      return <Cells rows={[block.head, ...block.rows]} palette={palette} />;
    case "picture":
      return <img src={block.path} alt={block.alt} width="536" style={{ maxWidth: "100%", height: "auto" }} />;
    case "button":
      return (
        <p style={{ margin: "24px 0" }}>
          <ActionLink label={block.label} url={block.href} palette={palette} />
        </p>
      );
    case "products":
      return null;
  }
}

const edge = (palette: MailPalette): CSSProperties => ({ borderLeft: `3px solid ${palette.line}`, paddingLeft: 12 });

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, bold, italic, href }, index) => {
    const style: CSSProperties = { fontWeight: bold ? 700 : undefined, fontStyle: italic ? "italic" : undefined };
    const key = `${index} ${text}`;
    return href === undefined ? (
      <span key={key} style={style}>
        {text}
      </span>
    ) : (
      <a key={key} href={href} style={{ ...style, color: "inherit" }}>
        {text}
      </a>
    );
  });
}

interface ItemsProps {
  isOrdered: boolean;
  items: readonly Run[][];
  body: ReturnType<typeof ink>;
}

function Items({ isOrdered, items, body }: ItemsProps) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <List className={body.className} style={{ ...body.style, paddingLeft: 24 }}>
      {items.map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <li key={index}>
          <Runs runs={runs} />
        </li>
      ))}
    </List>
  );
}

function Cells({ rows, palette }: { rows: readonly string[][]; palette: MailPalette }) {
  const cell: CSSProperties = { ...SMALL_TEXT, padding: "6px 8px 6px 0", color: palette.ink };
  return (
    <LayoutTable width="100%">
      {rows.map((cells, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <tr key={row}>
          {cells.map((text, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <td key={column} className="ink" style={{ ...cell, fontWeight: row === 0 ? 700 : undefined }}>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </LayoutTable>
  );
}
