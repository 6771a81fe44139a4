import { createContext } from "react";

/** The pieces of markup that the server keeps between pages. */
export interface KeptPieces {
  /** The mark in whose place a kept piece comes. */
  find(name: string): string | undefined;
  /** The mark before a piece that is to be kept. */
  begin(name: string): string;
}

/** Null in the browser, and where a page is rendered without them. */
export const KeptPiecesContext = createContext<KeptPieces | null>(null);
