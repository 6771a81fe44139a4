/** What the starter needs to start a page; the server leaves it in the document. */
export interface PageStart {
  /** Whether its scripts wait until the visitor does something: all content of the page is in its document. */
  waits: boolean;
  /** Modules that run before the others, one after the other. */
  before: string[];
  /** The modules of each route of the page, by its id. */
  routes: Record<string, string[]>;
  entry: string;
  /** All that those modules import: fetched at once instead of one after the other. */
  imports: string[];
  /** Where the texts of the page are, in its language. */
  messages: string[];
}

export const PAGE_START_ID = "page-start";

export const readPageStart = (): PageStart => JSON.parse(document.getElementById(PAGE_START_ID)?.textContent ?? "null");
