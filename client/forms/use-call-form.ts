import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { ErrorCode } from "../../contracts/errors.ts";
import type { MessageKey } from "../../i18n/message-key.ts";
import { type FieldMessages, readRefusal } from "../calls/call-refusal.ts";
import { useTranslate } from "../i18n/messages-provider.tsx";

export interface BrokenField {
  name: string;
  /** What the form calls it. */
  label: string;
  message: MessageKey;
}

interface CallFormParts<Fields> {
  read: (typed: FormData) => Fields;
  /** The rules that need no server; broken ones are told at once and nothing is sent. */
  check: (fields: Fields) => FieldMessages;
  /** Makes the call. What it throws is told at its field or for the whole form. */
  send: (fields: Fields) => Promise<void>;
  /** Refusals that belong to one field. */
  fieldOf?: Partial<Record<ErrorCode, string>>;
  /** Refusals that the page answers by itself. */
  onRefused?: (code: ErrorCode | null) => void;
}

interface Outcome {
  broken: readonly BrokenField[];
  problem: MessageKey | null;
}

const NOTHING_WRONG: Outcome = { broken: [], problem: null };

/**
 * A form that is answered by a call. Its fields keep what was typed, errors stand at their fields in the reader's
 * language, and the first of them gets the focus (ERROR-05).
 */
export function useCallForm<Fields>({ read, check, send, fieldOf = {}, onRefused }: CallFormParts<Fields>) {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [outcome, setOutcome] = useState(NOTHING_WRONG);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempts]);

  function fail(messages: FieldMessages, problem: MessageKey | null) {
    const broken = form.current ? brokenFieldsOf(form.current, messages) : [];
    setOutcome({ broken, problem: broken.length > 0 ? null : problem });
    setAttempts((count) => count + 1);
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = read(new FormData(event.currentTarget));
    const messages = check(fields);
    if (Object.keys(messages).length > 0) return fail(messages, null);
    setBusy(true);
    try {
      await send(fields);
      setOutcome(NOTHING_WRONG);
    } catch (error) {
      const refusal = readRefusal(error);
      const field = refusal.code && fieldOf[refusal.code];
      fail(field ? { [field]: refusal.problem } : refusal.fields, refusal.problem);
      onRefused?.(refusal.code);
    }
    setBusy(false);
  }

  /** What is being put right is no longer told to be wrong. */
  function forget(event: SyntheticEvent) {
    const { name } = event.target as HTMLInputElement;
    setOutcome(({ broken, problem }) => ({ broken: broken.filter((field) => field.name !== name), problem }));
  }

  function field(name: string) {
    const message = outcome.broken.find((each) => each.name === name)?.message;
    return { name, error: message && t(message) };
  }

  // Posted, should it be sent before the page is alive: a password must never stand in an address.
  const props = { ref: form, method: "post", noValidate: true, onSubmit: submit, onInput: forget } as const;
  return { props, field, busy, form, ...outcome };
}

/** The fields in the order of the form; a message for a field that the form does not have is left out. */
function brokenFieldsOf(form: HTMLFormElement, messages: FieldMessages): BrokenField[] {
  const named = new Map([...form.elements].map((element) => [(element as HTMLInputElement).name, element]));
  return [...named].flatMap(([name, element]) => {
    const message = Object.hasOwn(messages, name) ? messages[name] : undefined;
    return message ? [{ name, label: labelOf(element as HTMLInputElement), message }] : [];
  });
}

/** Radios are one field, which their group names. */
function labelOf(field: HTMLInputElement): string {
  const label = field.type === "radio" ? field.closest("fieldset")?.querySelector("legend") : field.labels?.[0];
  return label?.textContent ?? field.name;
}

/** Of several radios the one that the keyboard would reach. */
export function fieldNamed(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const found = form?.elements.namedItem(name);
  if (!(found instanceof RadioNodeList)) return found instanceof HTMLElement ? found : null;
  const radios = [...found] as HTMLInputElement[];
  return radios.find(({ checked }) => checked) ?? radios[0] ?? null;
}

export function textOf(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === "string" ? value : "";
}
