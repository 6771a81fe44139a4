import { type BrowserClient, replayIntegration } from "@sentry/browser";

let replay: ReturnType<typeof replayIntegration> | null = null;

/**
 * Records what is on the screen, with every text, field and picture masked. Without compression, which would need a worker
 * from a `blob:` that the policy forbids; nothing is stored in the browser.
 */
export function startReplay(client: Pick<BrowserClient, "addIntegration">): void {
  if (replay) {
    replay.start();
    return;
  }
  replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    useCompression: false,
    stickySession: false,
  });
  // It starts by itself.
  client.addIntegration(replay);
}

export async function stopReplay(): Promise<void> {
  await replay?.stop();
}
