import { escaped } from "../http.ts";
import type { Received } from "./sink.ts";

/** Everything that left, the newest first. */
export function recordPage(received: readonly Received[]): string {
  const rows = received.toReversed().map(
    ({ at, host, path, said }) => `
      <tr><td>${at.slice(11, 19)}</td><td>${escaped(host)}</td><td>${escaped(path)}</td>
        <td><code>${escaped(JSON.stringify(said))}</code></td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>What left for vendors</title>
    <link rel="icon" href="data:,">
    <style>
      body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; }
      table { border-collapse: collapse; width: 100%; }
      th, td { border-bottom: 1px solid #ccc; padding: 0.5rem; text-align: left; vertical-align: top; }
      code { overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    <h1>What left for vendors</h1>
    <p>${received.length === 0 ? "Nothing has left yet: nobody has agreed to a vendor." : `${received.length} requests`}</p>
    <table>
      <thead><tr><th>Time</th><th>Host</th><th>Path</th><th>Said</th></tr></thead>
      <tbody>${rows.join("")}</tbody>
    </table>
  </body>
</html>
`;
}
