export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** Without TLS the mail waits; it is never sent unencrypted. */
  requireTLS: boolean;
  login?: { user: string; pass: string };
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
const PORTS = { "smtp:": 587, "smtps:": 465 };

/** `smtps://user:password@host:465` or `smtp://…`; a password is sent to another machine only over TLS. */
export function readSmtpUrl(text: string): SmtpServer {
  const url = new URL(text);
  const isSecure = url.protocol === "smtps:";
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || PORTS[isSecure ? "smtps:" : "smtp:"],
    secure: isSecure,
    requireTLS: !isSecure && user !== "" && !LOOPBACK.includes(url.hostname),
    ...(user === "" ? {} : { login: { user, pass: decodeURIComponent(url.password) } }),
  };
}
