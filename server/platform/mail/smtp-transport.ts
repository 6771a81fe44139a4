import { Readable } from "node:stream";
import { promisify } from "node:util";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { MailRefused, type MailTransport, type Message } from "./mail-transport.ts";
import { readSmtpUrl } from "./smtp-url.ts";

const CONNECT_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 20_000;

/** Mail over SMTP, with a connection per mail: there are few mails, and no idle connection can break. */
export function smtpTransport(url: string): MailTransport {
  const { login, ...server } = readSmtpUrl(url);
  const limits = {
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    dnsTimeout: CONNECT_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
  };
  return {
    isOutbox: false,
    async deliver(message, mayHandOver) {
      const raw = await compose(message);
      const connection = new SMTPConnection({ ...server, ...limits });
      try {
        await open(connection, login);
        await handOver(connection, message, raw, mayHandOver);
      } catch (error) {
        throw asRefusal(error);
      } finally {
        connection.close();
      }
    },
  };
}

async function compose({ from, to, subject, text, html, pictures, messageId, headers }: Message): Promise<Buffer> {
  const composer = new MailComposer({
    from,
    // As an object, so that an address is never parsed as a list (T080).
    to: { name: "", address: to },
    subject,
    text,
    html,
    attachments: pictures.map(({ contentId, jpeg }, index) => ({
      cid: contentId,
      content: jpeg,
      contentType: "image/jpeg",
      contentDisposition: "inline" as const,
      filename: `photo-${index + 1}.jpg`,
    })),
    messageId,
    headers: { ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

async function open(connection: SMTPConnection, login: { user: string; pass: string } | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    connection.on("error", reject);
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
  if (login) await promisify(connection.login.bind(connection))(login);
}

/** The server asks for the content only after it has accepted sender and recipient; until then nothing was sent. */
async function handOver(
  connection: SMTPConnection,
  { from, to }: Message,
  raw: Buffer,
  mayHandOver: () => Promise<boolean>,
): Promise<void> {
  let isRefused = false;
  async function* content() {
    isRefused = !(await mayHandOver());
    if (isRefused) throw new Error("The mail may not be handed over");
    yield raw;
  }
  try {
    const envelope = { from: from.address, to: [to] };
    await promisify(connection.send.bind(connection))(envelope, Readable.from(content()));
  } catch (error) {
    if (!isRefused) throw error;
  }
}

function asRefusal(error: unknown): unknown {
  const { message, responseCode } = error as { message?: string; responseCode?: number };
  if (responseCode === undefined) return error;
  return new MailRefused(message ?? "", { isFinal: responseCode >= 500 });
}
