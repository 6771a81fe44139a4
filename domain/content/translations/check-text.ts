import { hasControlCharacter } from "#domain/shared/text/control-characters.ts";

export const LONGEST_TEXT = 2_000;

export const TEXT_PROBLEMS = ["empty", "long", "characters", "placeholders"] as const;
export type TextProblem = (typeof TEXT_PROBLEMS)[number];

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** The names that a text has in braces, each once, in order of the alphabet. */
export function placeholdersOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = ""]) => name))].sort();
}

/**
 * Why a text cannot stand for a message of the program; null when it can. It has the same placeholders, so that no amount
 * and no name gets lost, and no braces beside them (LOCALE-07, T084).
 */
export function textProblem(text: string, source: string): TextProblem | null {
  if (text.trim() === "") return "empty";
  if (text.length > LONGEST_TEXT) return "long";
  const lines = source.includes("\n") ? text.split("\n") : [text];
  if (lines.some(hasControlCharacter)) return "characters";
  const isSame = placeholdersOf(text).join() === placeholdersOf(source).join();
  return isSame && !/\{\{|\}\}/.test(text.replaceAll(PLACEHOLDER, "")) ? null : "placeholders";
}
