import { serveSearchWorker } from "../serve-search-worker.ts";
import { sampleSource } from "./sample-source.ts";

serveSearchWorker(sampleSource);
