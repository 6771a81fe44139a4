const PREFIXES = { order: "OR", top_up: "TU", quote: "QU", forward_request: "FR", invoice: "IN" } as const;

/** The number of a payable as people read it: OR12, TU3 (ACCOUNT-02). */
export const payableNumber = (kind: keyof typeof PREFIXES, id: number): string => `${PREFIXES[kind]}${id}`;
