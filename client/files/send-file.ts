import type { FilePurpose } from "#domain/operations/files/file-purpose.ts";
import { UnansweredCall } from "../calls/network-call.ts";

interface SendingOptions {
  purpose: FilePurpose;
  /** The same for another attempt with the same file. */
  idempotencyKey: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const TIMEOUT_MS = 120_000;

/** Uploads a file and answers its id. Not by `fetch`, which does not tell how much was sent. */
export function sendFile(file: File, { purpose, idempotencyKey, onProgress, signal }: SendingOptions): Promise<string> {
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const fail = () => reject(new UnansweredCall(null, navigator.onLine === false));
  request.open("POST", `/api/files?${new URLSearchParams({ purpose, name: file.name })}`);
  request.setRequestHeader("idempotency-key", idempotencyKey);
  request.responseType = "json";
  request.timeout = TIMEOUT_MS;
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () =>
    request.status === 200 ? resolve((request.response as { id: string }).id) : reject({ answer: request.response });
  request.onerror = fail;
  request.ontimeout = fail;
  request.onabort = fail;
  signal.addEventListener("abort", () => request.abort());
  request.send(file);
  return promise;
}
