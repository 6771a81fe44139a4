/** The data that the starter needs to start a page; the server writes it into the document. */
export interface PageStart {
  /** Whether the scripts wait for an action of the visitor, because all content of the page is in its document. */
  waits: boolean;
  /** Modules that run before the others, one after the other. */
  before: string[];
  /** The modules of each route of the page, by its id. */
  routes: Record<string, string[]>;
  entry: string;
  /** All imports of those modules: fetched at once instead of one after the other. */
  imports: string[];
  /** The addresses of the page's texts, in its language. */
  messages: string[];
}

export const PAGE_START_ID = "page-start";

export const readPageStart = (): PageStart => JSON.parse(document.getElementById(PAGE_START_ID)?.textContent ?? "null");
