import { serveSearchWorker } from "./serve-search-worker.ts";

// A worker that is fed by upserts alone. One that can rebuild has a file like this beside its source.
serveSearchWorker();
