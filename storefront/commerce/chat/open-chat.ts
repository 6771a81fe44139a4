import { trustScriptsFrom } from "#client/trusted-types.ts";
import { chatButtonOf, liveAgent } from "#domain/marketing/vendors/live-agent.ts";
import { atSink } from "#domain/marketing/vendors/vendor-table.ts";
import { separateDocuments } from "../vendors/leave-document.ts";

interface Chat {
  createButton(id: string, beside: Element): { onClick(): void };
}

let opened: Promise<ReturnType<Chat["createButton"]>> | null = null;

/**
 * Loads the vendor's script, which the visitor has just agreed to, and opens its chat. From then on pages without vendors are
 * entered by loading their document. Fails where the script does not come, or needs what our policies refuse.
 */
export async function openChat(id: string, sink: string | null): Promise<void> {
  opened ??= loadChat(id, sink);
  try {
    (await opened).onClick();
  } catch (error) {
    opened = null;
    throw error;
  }
}

async function loadChat(id: string, sink: string | null) {
  separateDocuments();
  trustScriptsFrom(liveAgent.hosts([id]).script.map((host) => sink ?? `https://${host}`));
  const script = document.createElement("script");
  script.async = true;
  script.src = atSink(liveAgent.loaders([id])[0] ?? "", sink);
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => reject(new Error("The chat did not load")));
  });
  document.head.append(script);
  await loaded;
  const { LiveAgent } = window as Window & { LiveAgent?: Chat };
  if (!LiveAgent) throw new Error("The chat did not start");
  return LiveAgent.createButton(chatButtonOf(id), script);
}
