import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { ErrorCode } from "#contracts/errors.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { type FieldMessages, type Refusal, readRefusal } from "../calls/call-refusal.ts";
import { useTranslate } from "../i18n/messages-provider.tsx";
import { SUBMITTED_BY_SCRIPT } from "./submitted-by-script.ts";

export interface BrokenField {
  name: string;
  /** As the form shows it. */
  label: string;
  message: MessageKey;
}

interface CallFormOptions<Fields> {
  read: (typed: FormData) => Fields;
  /** Rules that need no server. Broken ones are shown at once and nothing is sent. */
  check: (fields: Fields) => FieldMessages;
  /** Makes the call. An error is shown at its field or for the whole form. */
  send: (fields: Fields) => Promise<void>;
  /** The field that an error code belongs to. */
  fieldOf?: Partial<Record<ErrorCode, string>>;
  /** For error codes that the page handles itself. */
  onRefused?: (code: ErrorCode | null, refusal: Refusal) => void;
}

interface Outcome {
  broken: readonly BrokenField[];
  problem: MessageKey | null;
  /** The number of what is in the way. */
  subject: string | null;
}

const NOTHING_WRONG: Outcome = { broken: [], problem: null, subject: null };

/**
 * A form that is submitted by a call. Its fields keep their values, errors are shown at their fields, and the first
 * field with an error gets the focus (ERROR-05).
 */
export function useCallForm<Fields>({ read, check, send, fieldOf = {}, onRefused }: CallFormOptions<Fields>) {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [outcome, setOutcome] = useState(NOTHING_WRONG);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempts]);

  function fail(messages: FieldMessages, problem: MessageKey | null, subject: string | null = null) {
    const broken = form.current ? brokenFieldsOf(form.current, messages) : [];
    setOutcome({ broken, problem: broken.length > 0 ? null : problem, subject });
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
      fail(field ? { [field]: refusal.problem } : refusal.fields, refusal.problem, refusal.subject ?? null);
      onRefused?.(refusal.code, refusal);
    }
    setBusy(false);
  }

  /** A field that is being edited no longer shows its error. */
  function forget(event: SyntheticEvent) {
    const { name } = event.target as HTMLInputElement;
    setOutcome(({ broken, ...rest }) => ({ ...rest, broken: broken.filter((field) => field.name !== name) }));
  }

  function field(name: string) {
    const message = outcome.broken.find((each) => each.name === name)?.message;
    return { name, error: message && t(message) };
  }

  const props = { ref: form, ...SUBMITTED_BY_SCRIPT, onSubmit: submit, onInput: forget } as const;
  return { props, field, busy, form, ...outcome };
}

/** In the order of the form; messages for fields that the form does not have are left out. */
function brokenFieldsOf(form: HTMLFormElement, messages: FieldMessages): BrokenField[] {
  const named = new Map([...form.elements].map((element) => [(element as HTMLInputElement).name, element]));
  return [...named].flatMap(([name, element]) => {
    const message = Object.hasOwn(messages, name) ? messages[name] : undefined;
    return message ? [{ name, label: labelOf(element as HTMLInputElement), message }] : [];
  });
}

/** A group of radios is one field, labelled by its legend. */
function labelOf(field: HTMLInputElement): string {
  const label = field.type === "radio" ? field.closest("fieldset")?.querySelector("legend") : field.labels?.[0];
  return label?.textContent ?? field.name;
}

/** For a group of radios, the one in the tab order. */
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
