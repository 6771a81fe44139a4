import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import type { Block } from "#domain/content/content/blocks.ts";
import { buttonClass } from "#ui/button-class.ts";
import { classNames } from "#ui/class-names.ts";
import { Note } from "#ui/note.tsx";
import { BlockProducts } from "./block-products.tsx";
import { BlockTable } from "./block-table.tsx";
import { Picture } from "./picture.tsx";
import { Runs } from "./runs.tsx";
import { TextLink } from "./text-link.tsx";

type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

interface RichBlockProps {
  block: Exclude<Block, { kind: "heading" | "paragraph" | "list" }>;
  cards: readonly ProductCard[];
}

export function RichBlock({ block, cards }: RichBlockProps) {
  switch (block.kind) {
    case "quote":
      return <Quote quote={block} />;
    case "picture":
      return <Picture picture={block} />;
    case "table":
      return <BlockTable table={block} />;
    case "note":
      return (
        <Note tone={block.tone === "warning" ? "warn" : "info"}>
          <Runs runs={block.runs} />
        </Note>
      );
    case "steps":
      return <Steps steps={block} />;
    case "products":
      return <BlockProducts cards={cards.filter(({ id }) => block.ids.includes(id))} />;
    case "button":
      return <BlockButton button={block} />;
  }
}

function Quote({ quote: { runs, by } }: { quote: BlockOf<"quote"> }) {
  return (
    <figure className="my-2 border-s-[3px] border-pri ps-5 md:ps-7">
      <blockquote className="text-xl/8 md:text-[1.375rem]/8">
        <Runs runs={runs} />
      </blockquote>
      {by && <figcaption className="mt-2 text-sm text-ink2">{by}</figcaption>}
    </figure>
  );
}

function Steps({ steps: { items } }: { steps: BlockOf<"steps"> }) {
  return (
    <ol className="grid gap-5">
      {items.map(({ title, runs }, index) => (
        <li key={title} className="grid grid-cols-[2.25rem_1fr] gap-x-4">
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full bg-soft text-sm font-semibold text-softink tabular-nums"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="font-semibold">{title}</p>
            <p className="mt-1 text-ink2">
              <Runs runs={runs} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function BlockButton({ button: { label, href } }: { button: BlockOf<"button"> }) {
  return (
    <TextLink href={href} className={classNames(buttonClass(), "justify-self-start max-sm:justify-self-stretch")}>
      {label}
    </TextLink>
  );
}
