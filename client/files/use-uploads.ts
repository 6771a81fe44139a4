import { useEffect, useRef, useState } from "react";
import type { FilePurpose } from "#domain/operations/files/file-purpose.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { readRefusal } from "../calls/call-refusal.ts";
import { sendFile } from "./send-file.ts";
import { uploadProblem } from "./upload-problem.ts";

export interface Upload {
  key: string;
  file: File;
  /** How much of it was sent, from 0 to 1. */
  share: number;
  /** Set once the server has it. */
  id: string | null;
  problem: MessageKey | null;
  /** Whether sending it again could succeed. */
  isWorthRetrying: boolean;
}

/** Files that are uploaded as soon as they are chosen, each for itself: one that is refused stops no other. */
export function useUploads(purpose: FilePurpose, most: number) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));

  async function send({ key, file }: Upload) {
    const controller = new AbortController();
    running.current.set(key, controller);
    change(key, { problem: null, share: 0 });
    try {
      const onProgress = (share: number) => change(key, { share });
      const id = await sendFile(file, { purpose, idempotencyKey: key, onProgress, signal: controller.signal });
      change(key, { id, share: 1 });
    } catch (error) {
      const { code, problem } = readRefusal(error);
      change(key, { problem, isWorthRetrying: code === null || code === "unavailable" });
    }
    running.current.delete(key);
  }

  function add(files: Iterable<File>) {
    let room = most - uploads.filter(({ problem }) => problem === null).length;
    const added = [...files].map((file): Upload => {
      const problem = uploadProblem(file, purpose, room > 0);
      if (!problem) room -= 1;
      return { key: crypto.randomUUID(), file, share: 0, id: null, problem, isWorthRetrying: false };
    });
    setUploads([...uploads, ...added]);
    void sendAll(added.filter(({ problem }) => problem === null));
  }

  /** The first one goes ahead: with its answer a guest's browser gets the secret that all its files are found by. */
  async function sendAll([first, ...others]: readonly Upload[]) {
    if (first) await send(first);
    for (const upload of others) void send(upload);
  }

  function remove(key: string) {
    running.current.get(key)?.abort();
    setUploads((all) => all.filter((upload) => upload.key !== key));
  }

  return { uploads, add, remove, send };
}
