import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  recipients: string[];
  raw: string;
}

type Answer = "take" | "refuse for now" | "refuse for good" | "hang up" | "keep waiting";

export interface TestSmtp {
  url: string;
  /** Every mail whose content has arrived, whatever was answered. */
  received: ReceivedMail[];
  /** The answers to the next mails after their content. */
  answer: Answer;
  /** Connections that wait for the greeting; none while it greets. */
  waiting: (() => void)[] | null;
  /** Greets those who wait, and everybody from then on. */
  greet(): void;
  close(): Promise<void>;
}

/** A mail server that records its mails. */
export async function startTestSmtp(port = 0): Promise<TestSmtp> {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onConnect(_session, callback) {
      if (smtp.waiting) smtp.waiting.push(callback);
      else callback();
    },
    async onData(stream, session, callback) {
      const raw = await text(stream);
      smtp.received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), raw });
      if (smtp.answer === "keep waiting") return;
      if (smtp.answer !== "hang up") return callback(refusal(smtp.answer));
      for (const connection of server.connections) connection.close();
    },
  });
  server.on("error", () => undefined);
  await once(server.listen(port, "127.0.0.1"), "listening");
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received: [],
    answer: "take",
    waiting: null,
    greet: () => {
      for (const greetOne of smtp.waiting ?? []) greetOne();
      smtp.waiting = null;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return smtp;
}

function refusal(answer: Answer): Error | null {
  if (answer === "take") return null;
  return Object.assign(new Error("no"), { responseCode: answer === "refuse for now" ? 451 : 550 });
}
