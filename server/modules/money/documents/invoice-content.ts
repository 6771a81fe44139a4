/** The words and figures of an invoice, the colours and the sign of its brand: all that is kept of it. */
export interface InvoiceContent {
  brand: {
    name: string;
    site: string;
    ground: string;
    ink: string;
    accent: string;
    /** In base64; storefronts without one, and invoices from before, have none. */
    logo?: string;
  };
  title: string;
  facts: string[];
  parties: { heading: string; lines: string[] }[];
  table: { head: string[]; rows: string[][] };
  sums: { label: string; value: string; isTotal: boolean }[];
  payments: { label: string; value: string }[];
  note: string;
}
