export type NumberArray = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array;

const LEAST_ROOM = 64;

/** The array itself when it is long enough, else a longer copy with room to spare. */
export function withRoom<T extends NumberArray>(array: T, length: number): T {
  if (array.length >= length) return array;
  return lengthened(array, Math.max(LEAST_ROOM, length, Math.ceil(array.length * 1.25)));
}

/** A copy of exactly this length, cut or filled with zeros. */
export function lengthened<T extends NumberArray>(array: T, length: number): T {
  const copy = new (array.constructor as new (length: number) => T)(length);
  copy.set(array.length > length ? array.subarray(0, length) : array);
  return copy;
}

/** The first so many numbers, in an array that keeps no more of them in memory. */
export function cut<T extends NumberArray>(array: T, length: number): T {
  return array.length === length ? array : (array.slice(0, length) as T);
}
