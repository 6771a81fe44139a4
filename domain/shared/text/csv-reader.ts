const SEPARATORS = [",", ";", "\t"] as const;
const BYTE_ORDER_MARK = "\uFEFF";
/** No line of headings is longer; what has no end of line until then is no table. */
const LONGEST_HEADING = 10_000;

/**
 * Reads a table as RFC 4180 writes it, piece by piece, so that a file is never in memory as a whole. The separator is the
 * one that the first line has most of (T109).
 */
export class CsvReader {
  readonly #onRow: (cells: string[]) => void;
  #separator: string | null = null;
  #head = "";
  #row: string[] = [];
  #cell = "";
  #isQuoted = false;
  /** A quote inside of quotes: the next letter says whether it ended them. */
  #isAfterQuote = false;
  #isAfterReturn = false;

  constructor(onRow: (cells: string[]) => void) {
    this.#onRow = onRow;
  }

  push(text: string): void {
    if (this.#separator === null) this.#wait(text);
    else this.#read(text, this.#separator);
  }

  /** False when the last quotes are never closed. */
  end(): boolean {
    if (this.#separator === null) this.#begin(this.#head);
    if (this.#isQuoted && !this.#isAfterQuote) return false;
    if (this.#cell !== "" || this.#row.length > 0) this.#endRow();
    return true;
  }

  #wait(text: string): void {
    this.#head += text;
    const line = firstLine(this.#head);
    if (line !== null || this.#head.length > LONGEST_HEADING) this.#begin(line ?? this.#head);
  }

  #begin(heading: string): void {
    const head = this.#head.startsWith(BYTE_ORDER_MARK) ? this.#head.slice(1) : this.#head;
    this.#separator = mostUsed(heading);
    this.#head = "";
    this.#read(head, this.#separator);
  }

  #read(text: string, separator: string): void {
    for (const letter of text) this.#take(letter, separator);
  }

  #take(letter: string, separator: string): void {
    if (this.#isQuoted && !this.#isAfterQuote) {
      if (letter === '"') this.#isAfterQuote = true;
      else this.#cell += letter;
      return;
    }
    if (this.#isAfterQuote && letter === '"') {
      this.#cell += '"';
      this.#isAfterQuote = false;
      return;
    }
    if (this.#isAfterQuote) [this.#isQuoted, this.#isAfterQuote] = [false, false];
    const wasAfterReturn = this.#isAfterReturn;
    this.#isAfterReturn = letter === "\r";
    if (letter === '"' && this.#cell === "") this.#isQuoted = true;
    else if (letter === separator) this.#endCell();
    else if (letter === "\r" || (letter === "\n" && !wasAfterReturn)) this.#endRow();
    else if (letter !== "\n") this.#cell += letter;
  }

  #endCell(): void {
    this.#row.push(this.#cell);
    this.#cell = "";
  }

  #endRow(): void {
    this.#endCell();
    const row = this.#row;
    this.#row = [];
    this.#onRow(row);
  }
}

/** Null while its end has not come. */
function firstLine(text: string): string | null {
  const end = text.search(/[\r\n]/);
  return end < 0 ? null : text.slice(0, end);
}

function mostUsed(heading: string): string {
  const bare = heading.replace(/"[^"]*"/g, "");
  const counts = SEPARATORS.map((separator) => bare.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}
