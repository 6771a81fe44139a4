import type { ColumnarIndex } from "../columnar-index.ts";
import { CODES } from "../document-columns.ts";
import type { Steps } from "../storage/compaction.ts";
import { FieldSlots, MAX_FIELD_SLOTS } from "./field-slots.ts";

const SAMPLE = 16_384;
/** Counts of so few sets stay in the processor's nearest cache; the second limit is for too many fields. */
const SETS_PER_SLOT = [1_024, 4_096] as const;

/** One field in the sample: for each document the number of its set of terms, 0 for no terms. */
interface FieldSample {
  readonly fieldId: number;
  readonly sets: Uint32Array;
  readonly count: number;
}

interface SlotDraft {
  readonly fieldIds: number[];
  sets: Uint32Array;
  count: number;
}

/**
 * Puts fields together so that there are few columns, yet few different sets in each: counting a column then counts
 * several fields. Fields that no document has together, as those of shoes and of phones, share at no cost.
 */
export function* planFieldSlots(index: ColumnarIndex, ordinals: Uint32Array): Steps<FieldSlots> {
  const fields = yield* sampleFields(index, ordinals);
  fields.sort((a, b) => b.count - a.count || a.fieldId - b.fieldId);
  for (const limit of SETS_PER_SLOT) {
    const drafts = yield* pack(fields, limit);
    if (drafts === null) continue;
    const slots = drafts.flatMap(({ fieldIds }, slot) => fieldIds.map((id): [number, number] => [id, slot]));
    return new FieldSlots([...slots, ...restBy(index, new Map(slots), drafts.length)]);
  }
  // No packing is within the limits: the fields share columns in turn.
  return new FieldSlots();
}

/** Fields that are too rare for the sample cost little in any column: they share columns in turn. */
function restBy(index: ColumnarIndex, placed: ReadonlyMap<number, number>, columns: number): [number, number][] {
  const rest = [...index.fieldTerms.byField.keys()].filter((fieldId) => !placed.has(fieldId));
  return rest.map((fieldId, turn) => [fieldId, turn % Math.max(columns, 1)]);
}

/** Each field goes into the first column that has room for it; null when that takes too many columns. */
function* pack(fields: readonly FieldSample[], limit: number): Steps<SlotDraft[] | null> {
  const drafts: SlotDraft[] = [];
  for (const field of fields) {
    let isPlaced = false;
    for (const draft of drafts) {
      const both = combine(draft, field, limit);
      yield;
      if (both === null) continue;
      draft.fieldIds.push(field.fieldId);
      Object.assign(draft, both);
      isPlaced = true;
      break;
    }
    if (!isPlaced && drafts.length === MAX_FIELD_SLOTS) return null;
    if (!isPlaced) drafts.push({ fieldIds: [field.fieldId], sets: field.sets, count: field.count });
  }
  return drafts;
}

/** Numbers for the pairs of sets that occur, or null when there are too many of them. */
function combine(a: Omit<SlotDraft, "fieldIds">, b: FieldSample, limit: number): Omit<SlotDraft, "fieldIds"> | null {
  const numbers = new Map<number, number>([[0, 0]]);
  const sets = new Uint32Array(a.sets.length);
  for (let at = 0; at < sets.length; at++) {
    const pair = (a.sets[at] as number) * b.count + (b.sets[at] as number);
    let number = numbers.get(pair);
    if (number === undefined) {
      if (numbers.size >= limit) return null;
      number = numbers.size;
      numbers.set(pair, number);
    }
    sets[at] = number;
  }
  return { sets, count: numbers.size };
}

function* sampleFields(index: ColumnarIndex, ordinals: Uint32Array): Steps<FieldSample[]> {
  const step = Math.max(1, Math.floor(ordinals.length / SAMPLE));
  const length = Math.ceil(ordinals.length / step);
  const fieldOfTerm = new Map<number, number>();
  for (const [fieldId, codes] of index.fieldTerms.byField)
    for (const code of codes.values()) fieldOfTerm.set(code, fieldId);
  const numbers = new Map<number, Map<string, number>>();
  const sets = new Map<number, Uint32Array>();
  for (let at = 0; at < length; at++) {
    for (const [fieldId, terms] of termsByField(index, ordinals[at * step] as number, fieldOfTerm)) {
      const known = numbers.get(fieldId) ?? new Map<string, number>();
      numbers.set(fieldId, known);
      const key = terms.join();
      if (!known.has(key)) known.set(key, known.size + 1);
      const column = sets.get(fieldId) ?? new Uint32Array(length);
      sets.set(fieldId, column);
      column[at] = known.get(key) as number;
    }
    if (at % 256 === 0) yield;
  }
  return Array.from(sets, ([fieldId, column]) => ({
    fieldId,
    sets: column,
    count: (numbers.get(fieldId)?.size ?? 0) + 1,
  }));
}

function termsByField(index: ColumnarIndex, ordinal: number, fieldOfTerm: Map<number, number>): Map<number, number[]> {
  const terms = new Map<number, number[]>();
  for (const column of index.columns.codes.slice(CODES.fields)) {
    for (const term of index.fieldSets.sets[column[ordinal] as number] ?? []) {
      const fieldId = fieldOfTerm.get(term) as number;
      terms.set(fieldId, [...(terms.get(fieldId) ?? []), term]);
    }
  }
  return terms;
}
