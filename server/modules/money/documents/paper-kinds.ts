/**
 * Every paper that the shop gives out, with how its file is called. The example of each in `server/papers.test.ts` is laid
 * out with the longest texts.
 */
const PAPER_FILES = {
  "order-invoice": "invoice",
  "request-invoice": "invoice",
  "customs-invoice": "customs-invoice",
  "quote-invoice": "invoice",
  invoice: "invoice",
  statement: "statement",
} as const;

export type PaperKind = keyof typeof PAPER_FILES;
export const PAPER_KINDS = Object.keys(PAPER_FILES) as PaperKind[];

/** Says what the paper is and which one: two papers about one thing have two names. */
export const paperFileName = (kind: PaperKind, number: string) => `${PAPER_FILES[kind]}-${number}.pdf`;
