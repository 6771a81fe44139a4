import type { Queue } from "./queue.ts";
import { campaigns } from "./queues/campaigns.ts";
import { consignments } from "./queues/consignments.ts";
import { content } from "./queues/content.ts";
import { errors } from "./queues/errors.ts";
import { feedRefusals } from "./queues/feed-refusals.ts";
import { forwardRequests } from "./queues/forward-requests.ts";
import { integrations } from "./queues/integrations.ts";
import { missedPaths } from "./queues/missed-paths.ts";
import { parcels } from "./queues/parcels.ts";
import { parkedEvents } from "./queues/parked-events.ts";
import { parkedReports } from "./queues/parked-reports.ts";
import { quotes } from "./queues/quotes.ts";
import { redirects } from "./queues/redirects.ts";
import { silentShipments } from "./queues/silent-shipments.ts";
import { translations } from "./queues/translations.ts";
import { vitals } from "./queues/vitals.ts";

/** Every queue of the bench, in the order of its tabs. A new one is a file in queues/ and a line here. */
export const QUEUES: readonly Queue<object>[] = [
  parcels,
  forwardRequests,
  consignments,
  quotes,
  campaigns,
  content,
  feedRefusals,
  redirects,
  missedPaths,
  integrations,
  translations,
  parkedEvents,
  silentShipments,
  parkedReports,
  errors,
  vitals,
];
