import { deliver, type Message } from "./deliver.ts";
import { newId } from "./ledger.ts";
import type { Switches } from "./switches.ts";

export interface Notification {
  id: string;
  purchaseId: string;
  reference: string;
  kind: string;
  /** Signed when it is sent, so that a late notification has a fresh signature. */
  sign(): Message;
  isAccepted(answer: { status: number; body: string }): boolean;
  /** The status of each delivery; 0 without an answer. */
  answers: number[];
  state: "waiting" | "held" | "lost" | "accepted" | "given up";
}

/** The subject of a notification. */
export interface Announced {
  id: string;
  reference: string;
}

export type NewNotification = Pick<Notification, "kind" | "sign" | "isAccepted">;

export interface Release {
  order: "given" | "reversed" | "shuffled";
  /** The seed of a shuffle. */
  seed: number;
  /** The number of copies of each notification, sent at the same time. */
  copies: number;
  /** Whether each notification waits for the answer to the one before. */
  inTurn: boolean;
}

export interface Notifier<Subject extends Announced> {
  announce(purchase: Subject, notification: NewNotification): void;
  all(): readonly Notification[];
  release(how: Release): Promise<void>;
  /** Sends all notifications of a purchase again, delivered or not. */
  resend(purchaseId: string): Promise<void>;
  forget(): void;
}

/** Notifies the shop; the switches set copies, delays, losses, holds and retries. */
export function openNotifier<Subject extends Announced>(
  switchesOf: (purchase: Subject) => Pick<Switches, "copies" | "delayMs" | "lost" | "held" | "retryMs">,
): Notifier<Subject> {
  let all: Notification[] = [];
  const timers = new Set<NodeJS.Timeout>();

  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer.unref());
  };

  const send = async (notification: Notification, retryMs: readonly number[]): Promise<void> => {
    const answer = await deliver(notification.sign());
    notification.answers.push(answer.status);
    if (notification.isAccepted(answer)) notification.state = "accepted";
    else if (retryMs.length === 0 && notification.state !== "accepted") notification.state = "given up";
    else if (all.includes(notification)) later(retryMs[0] ?? 0, () => void send(notification, retryMs.slice(1)));
  };

  const sendCopies = (notification: Notification, copies: number, retryMs: readonly number[]) =>
    Promise.all(Array.from({ length: copies }, () => send(notification, retryMs)));

  return {
    all: () => all,
    announce: (purchase, written) => {
      const { copies, delayMs, lost, held, retryMs } = switchesOf(purchase);
      const state = lost ? "lost" : held ? "held" : "waiting";
      const { id: purchaseId, reference } = purchase;
      const notification: Notification = { ...written, id: newId("n_"), purchaseId, reference, answers: [], state };
      all.push(notification);
      if (state === "waiting") later(delayMs, () => void sendCopies(notification, copies, retryMs));
    },
    release: async ({ order, seed, copies, inTurn }) => {
      const held = ordered(
        all.filter(({ state }) => state === "held"),
        order,
        seed,
      );
      for (const notification of held) notification.state = "waiting";
      if (inTurn) for (const notification of held) await sendCopies(notification, copies, []);
      else await Promise.all(held.map((notification) => sendCopies(notification, copies, [])));
    },
    resend: async (purchaseId) => {
      for (const sent of all) if (sent.purchaseId === purchaseId) await send(sent, []);
    },
    forget: () => {
      all = [];
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

function ordered(notifications: Notification[], order: Release["order"], seed: number): Notification[] {
  if (order === "given") return notifications;
  if (order === "reversed") return notifications.toReversed();
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  return notifications
    .map((notification) => ({ notification, key: next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ notification }) => notification);
}
