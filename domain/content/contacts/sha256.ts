/** The first 32 bits of the fractional parts of a root of the first primes (FIPS 180-4). */
function rootsOfPrimes(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}

const CONSTANTS = rootsOfPrimes(64, Math.cbrt);
const START = rootsOfPrimes(8, Math.sqrt);
const BLOCK = 64;

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The text with its end marked and its length in bits, in whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const whole = new Uint8Array(length);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(length - 4, bytes.length * 8);
  return view;
}

function schedule(words: Int32Array, view: DataView, offset: number): void {
  for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(offset + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const early = words[index - 15] as number;
    const late = words[index - 2] as number;
    const fromEarly = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const fromLate = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = (words[index - 16] as number) + fromEarly + (words[index - 7] as number) + fromLate;
  }
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first =
      h +
      (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
      choice +
      (CONSTANTS[index] as number) +
      (words[index] as number);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] as number) + word;
}

/**
 * SHA-256 without waiting: a browser's own function answers by a promise, which takes longer than the hash, and a proof of
 * work makes a hundred thousand of them.
 */
export function sha256(bytes: Uint8Array): Int32Array {
  const state = Int32Array.from(START, (word) => word | 0);
  const words = new Int32Array(64);
  const view = padded(bytes);
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) {
    schedule(words, view, offset);
    compress(state, words);
  }
  return state;
}

/** How many zero bits a hash begins with. */
export function leadingZeroBits(hash: Int32Array): number {
  const first = hash.findIndex((word) => word !== 0);
  return first < 0 ? hash.length * 32 : first * 32 + Math.clz32(hash[first] as number);
}
