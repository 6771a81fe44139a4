import { Suspense } from "react";
import { late } from "#client/late.ts";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import { type Block, partAnchor } from "#domain/content/content/blocks.ts";
import { classNames } from "#ui/class-names.ts";
import { Runs } from "./runs.tsx";

/** Few texts have more than headings, paragraphs and lists, so the code of other blocks is loaded where it is needed. */
const RichBlock = late(async () => (await import("./rich-block.tsx")).RichBlock);

interface BlocksProps {
  blocks: readonly Block[];
  /** The products that the blocks name, as far as they are sold here. */
  cards?: readonly ProductCard[];
  /** Where the text is. Headings of an answer among others are one level below its question and have no anchors. */
  place?: "page" | "answer";
  lang?: string | undefined;
  className?: string;
}

/** CONTENT-01: the blocks of a text in their order. They are data, so nothing in them can be executed (T083). */
export function Blocks({ blocks, cards = [], place = "page", lang, className }: BlocksProps) {
  return (
    <div lang={lang} className={classNames("grid grid-cols-1 gap-5 wrap-anywhere", className)}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other identity and never move
        <OneBlock key={index} block={block} anchor={place === "page" ? partAnchor(index) : null} cards={cards} />
      ))}
    </div>
  );
}

interface OneBlockProps {
  block: Block;
  /** Null in an answer among others. */
  anchor: string | null;
  cards: readonly ProductCard[];
}

function OneBlock({ block, anchor, cards }: OneBlockProps) {
  switch (block.kind) {
    case "heading":
      return <Heading heading={block} anchor={anchor} />;
    case "paragraph":
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case "list":
      return <List list={block} />;
    default:
      return (
        <Suspense fallback={null}>
          <RichBlock block={block} cards={cards} />
        </Suspense>
      );
  }
}

function Heading({ heading, anchor }: { heading: Extract<Block, { kind: "heading" }>; anchor: string | null }) {
  const { level, text } = heading;
  if (anchor === null) return <h4 className="type-h4 mt-2">{text}</h4>;
  if (level === 3) return <h3 className="type-h3 mt-2">{text}</h3>;
  return (
    <h2 id={anchor} className="type-h2 mt-5">
      {text}
    </h2>
  );
}

function List({ list: { ordered, items } }: { list: Extract<Block, { kind: "list" }> }) {
  const Tag = ordered ? "ol" : "ul";
  return (
    <Tag className={classNames("grid gap-2 ps-6 marker:text-pri", ordered ? "list-decimal" : "list-disc")}>
      {items.map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text have no other identity and never move
        <li key={index}>
          <Runs runs={runs} />
        </li>
      ))}
    </Tag>
  );
}
