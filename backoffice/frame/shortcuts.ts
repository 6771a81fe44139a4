import { useEffect, useRef } from "react";
import type { MessageKey } from "#i18n/message-key.ts";
import { createStore } from "#ui/store.ts";
import { isModalOpen, isTypedIn, type Keystroke, strokeOf } from "./keystroke.ts";

export interface Shortcut {
  /**
   * A key as `KeyboardEvent.key` names it: `j`, `?`, `Enter`, `Escape`. Two of them one after the other: `g o`. With
   * Ctrl, or ⌘ on a Mac: `Ctrl+k`, `Ctrl+Enter`. With Shift, for letters and named keys: `Shift+j`.
   */
  keys: string;
  /** Shown in the list that `?` opens. */
  label: MessageKey;
  /** Runs instead of what the browser does for these keys. */
  run: (event: KeyboardEvent) => void;
}

/** While somebody types in a field, only these run. */
const WHILE_TYPING: readonly string[] = ["Ctrl+k", "Ctrl+s", "Ctrl+Enter", "Escape"];

const SEQUENCE_MS = 1000;

/** Each holds what one component offers at present. */
type Registration = { shortcuts: readonly Shortcut[] };

const registrations = createStore<readonly Registration[]>([]);

/**
 * Offers shortcuts while the component is mounted: `useShortcuts([{ keys: "g o", label: "staff.…", run }])`. The array
 * may be another one at every render; leave out what is not possible now. Of two with the same keys the one that was
 * mounted last runs. None runs below an open modal, and Enter and Space stay with a focused link or button.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const own = useRef<Registration>({ shortcuts });
  useEffect(() => {
    own.current.shortcuts = shortcuts;
  });
  useEffect(() => {
    const registration = own.current;
    if (registrations.read().length === 0) window.addEventListener("keydown", runShortcut);
    registrations.write([...registrations.read(), registration]);
    return () => {
      registrations.write(registrations.read().filter((other) => other !== registration));
      if (registrations.read().length === 0) window.removeEventListener("keydown", runShortcut);
    };
  }, []);
}

/** The shortcuts of the screen as it is now, without those that others with the same keys hide. */
export function offeredShortcuts(): readonly Shortcut[] {
  const all = registrations.read().flatMap(({ shortcuts }) => shortcuts);
  return all.filter(({ keys }, index) => !all.slice(index + 1).some((later) => later.keys === keys));
}

const read = createShortcutReader();

function runShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || isModalOpen()) return;
  const shortcut = read(event, offeredShortcuts(), event.timeStamp);
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run(event);
}

/** Finds the shortcut that a key completes. The second key of a sequence has to follow within a second. */
export function createShortcutReader() {
  let begun: { stroke: string; at: number } | null = null;

  return function readKey(event: Keystroke, offered: readonly Shortcut[], at: number): Shortcut | null {
    const stroke = strokeOf(event);
    if (stroke === null) return null;
    const first = begun && at - begun.at <= SEQUENCE_MS ? begun.stroke : null;
    begun = null;
    const keep = isTypedIn(event, stroke) ? WHILE_TYPING : null;
    const find = (keys: string) => offered.find((one) => one.keys === keys && (!keep || keep.includes(keys))) ?? null;
    const completed = first && find(`${first} ${stroke}`);
    if (completed) return completed;
    if (!keep && offered.some(({ keys }) => keys.startsWith(`${stroke} `))) begun = { stroke, at };
    // A mistaken second key must not do something of its own.
    return first && stroke.length === 1 ? null : find(stroke);
  };
}
