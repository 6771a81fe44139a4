import { type ComponentType, lazy } from "react";
import { isDeploymentError } from "#domain/operations/errors/error-kinds.ts";
import { createStore, useStore } from "#ui/store.ts";
import { checkConnection, reconnected } from "./connection.ts";
import { messageOf } from "./report-error.ts";

const TRIES = 3;
const PAUSE_MS = 1_000;

/** outdated: a newer build has replaced the file · unloaded: the server answers, but the file does not load. */
export type MissingPart = "outdated" | "unloaded";

const missing = createStore<MissingPart | null>(null);

/** The reason why a part of the page is missing, or null. */
export function useMissingPart(): MissingPart | null {
  return useStore(missing);
}

export function forgetMissingPart(): void {
  missing.write(null);
}

/** The reason why a file did not load. Only another build of the server means that the shop was updated. */
async function reasonMissing(): Promise<MissingPart | "offline"> {
  const { isReached, build } = await checkConnection();
  if (!isReached) return "offline";
  return build && build !== document.documentElement.dataset.build ? "outdated" : "unloaded";
}

/** For a failure that nobody handles. */
export async function explainMissingPart(): Promise<void> {
  const reason = await reasonMissing();
  if (reason !== "offline") missing.write(reason);
}

/**
 * Loads a part of the page on demand. Without a connection it waits for one. When the file cannot be loaded, a notice
 * says so and the promise never settles: the page stays unchanged.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 1; ; ) {
    try {
      return await load();
    } catch (error) {
      if (!isDeploymentError(messageOf(error))) throw error;
      const reason = await reasonMissing();
      if (reason === "outdated" || (reason === "unloaded" && tries === TRIES)) {
        missing.write(reason);
        return new Promise(() => {});
      }
      if (reason === "unloaded") tries += 1;
      await reconnected();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** A component whose code is loaded when it is first rendered. */
export function late<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadPart(load) }));
}
