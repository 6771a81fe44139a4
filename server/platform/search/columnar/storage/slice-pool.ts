import { withRoom } from "./growth.ts";

const BLOCK_BITS = 16;
const BLOCK_BYTES = 1 << BLOCK_BITS;
const BLOCK_MASK = BLOCK_BYTES - 1;
const POINTER_BYTES = 4;
const MAX_NUMBER_BYTES = 5;
const SLICE_BYTES = [12, 24, 48, 96, 192, 384, 768, 1536, 3072, 6144] as const;
const LAST_LEVEL = SLICE_BYTES.length - 1;

/**
 * Many growing runs of bytes in a few big blocks, as Lucene keeps postings while indexing: a run is a chain of slices,
 * each twice as long as the one before, whose last four bytes say where the next one is. Runs go by number.
 */
export class SlicePool {
  readonly #blocks: Uint8Array[] = [];
  #free = BLOCK_BYTES;
  /** Address 0 is never given away, so it can mean "no run yet". */
  #heads = new Uint32Array(0);
  #writes = new Uint32Array(0);
  #ends = new Uint32Array(0);
  #levels = new Uint8Array(0);
  #buffer = new Uint8Array(0);

  get bytes(): number {
    return this.#blocks.length * BLOCK_BYTES + this.#heads.length * 13;
  }

  has(run: number): boolean {
    return run < this.#heads.length && this.#heads[run] !== 0;
  }

  /** Adds a number of variable length: seven bits a byte, the lowest first. */
  pushNumber(run: number, value: number): void {
    if (!this.has(run)) this.#open(run);
    const address = this.#writes[run] as number;
    if (address + MAX_NUMBER_BYTES <= (this.#ends[run] as number)) {
      this.#writes[run] = address + this.#write(address, value);
      return;
    }
    let rest = value;
    for (; rest > 127; rest >>>= 7) this.#push(run, (rest & 127) | 128);
    this.#push(run, rest);
  }

  /** The whole number where there is room for any; says how many bytes it takes. */
  #write(address: number, value: number): number {
    const block = this.#block(address);
    const start = address & BLOCK_MASK;
    let at = start;
    let rest = value;
    for (; rest > 127; rest >>>= 7) block[at++] = (rest & 127) | 128;
    block[at++] = rest;
    return at - start;
  }

  #push(run: number, byte: number): void {
    if (this.#writes[run] === this.#ends[run]) this.#extend(run);
    const address = this.#writes[run] as number;
    this.#set(address, byte);
    this.#writes[run] = address + 1;
  }

  /** The bytes of a run in one piece. The array is used again by the next call. */
  read(run: number): Uint8Array {
    if (!this.has(run)) return this.#buffer.subarray(0, 0);
    const write = this.#writes[run] as number;
    let from = this.#heads[run] as number;
    let length = 0;
    for (let level = 0; ; level = Math.min(level + 1, LAST_LEVEL)) {
      const end = from + (SLICE_BYTES[level] as number) - POINTER_BYTES;
      const isLast = write >= from && write <= end;
      length = this.#copy(from, isLast ? write : end, length);
      if (isLast) return this.#buffer.subarray(0, length);
      from = this.#pointer(end);
    }
  }

  /** Into the buffer from `at` on; says where it ends there. */
  #copy(from: number, to: number, at: number): number {
    this.#buffer = withRoom(this.#buffer, at + to - from);
    const block = this.#block(from);
    const start = from & BLOCK_MASK;
    for (let offset = 0; offset < to - from; offset++) this.#buffer[at + offset] = block[start + offset] as number;
    return at + to - from;
  }

  #open(run: number): void {
    this.#heads = withRoom(this.#heads, run + 1);
    this.#writes = withRoom(this.#writes, run + 1);
    this.#ends = withRoom(this.#ends, run + 1);
    this.#levels = withRoom(this.#levels, run + 1);
    const head = this.#take(SLICE_BYTES[0]);
    this.#heads[run] = head;
    this.#writes[run] = head;
    this.#ends[run] = head + SLICE_BYTES[0] - POINTER_BYTES;
  }

  #extend(run: number): void {
    const level = Math.min((this.#levels[run] as number) + 1, LAST_LEVEL);
    const size = SLICE_BYTES[level] as number;
    const next = this.#take(size);
    const end = this.#ends[run] as number;
    for (let at = 0; at < POINTER_BYTES; at++) this.#set(end + at, (next >>> (8 * at)) & 255);
    this.#writes[run] = next;
    this.#ends[run] = next + size - POINTER_BYTES;
    this.#levels[run] = level;
  }

  /** Slices never cross a block's end. */
  #take(size: number): number {
    if (this.#free + size > BLOCK_BYTES) {
      this.#free = this.#blocks.length === 0 ? 1 : 0;
      this.#blocks.push(new Uint8Array(BLOCK_BYTES));
    }
    const address = (this.#blocks.length - 1) * BLOCK_BYTES + this.#free;
    this.#free += size;
    return address;
  }

  #block(address: number): Uint8Array {
    return this.#blocks[address >>> BLOCK_BITS] as Uint8Array;
  }

  #set(address: number, byte: number): void {
    this.#block(address)[address & BLOCK_MASK] = byte;
  }

  #pointer(address: number): number {
    const at = address & BLOCK_MASK;
    const block = this.#block(address);
    let pointer = 0;
    for (let byte = 0; byte < POINTER_BYTES; byte++) pointer |= (block[at + byte] as number) << (8 * byte);
    return pointer >>> 0;
  }
}
