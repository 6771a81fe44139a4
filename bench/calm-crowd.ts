import autocannon from "autocannon";

/** Clients without a pause, each request of another address, so that none is answered from memory. */
const [url = "", connections = "32", seconds = "10", host = ""] = process.argv.slice(2);
let count = Date.now() % 100_000_000;

const result = await autocannon({
  url: new URL(url).origin,
  connections: Number(connections),
  duration: Number(seconds),
  timeout: 60,
  requests: [
    {
      setupRequest: (request) => {
        count += 1;
        return { ...request, path: url.slice(new URL(url).origin.length).replace("{n}", count.toString(36)) };
      },
    },
  ],
  headers: { host, "accept-encoding": "gzip, deflate, br, zstd" },
});
console.log(
  JSON.stringify({ statuses: result.statusCodeStats, errors: result.errors, perSecond: result.requests.average }),
);
