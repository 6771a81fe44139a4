import type { CallLog } from "../calls/call-context.ts";
import type { Config } from "../config.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/open-database.ts";
import type { FileStorage } from "../files/file-storage.ts";
import type { Jobs } from "../jobs/open-jobs.ts";
import type { MailTransport } from "../mail/mail-transport.ts";

/**
 * Everything outside of the modules that a shop runs on. Tests substitute this, and nothing else. A module that reaches
 * the outside world in its own way adds its adapters to this interface, in its module.ts.
 */
export interface Infrastructure {
  config: Pick<
    Config,
    "demo" | "fallbackStorefront" | "indexNowUrl" | "limits" | "mailFrom" | "pickupFeeds" | "payments"
  >;
  db: Database;
  /** The thread that builds the search index connects by itself. */
  databaseUrl: string;
  changes: ChangeFeed;
  jobs: Omit<Jobs, "stop">;
  mailTransport: MailTransport;
  /** The folder that keeps the search index; null: the index stays in memory and in this thread. */
  searchDir: string | null;
  /** Where uploaded files are kept, and where they are written while they arrive. */
  fileStorage: FileStorage;
  incomingDir: string;
  /** The source maps of the build, which are never served. */
  sourceMapsDir: string;
  /** Where the feeds of the goods are kept. */
  feedStorage: FileStorage;
  /** Where a demo reports to instead of vendors; null: to the vendors. */
  vendorSink: string | null;
  /** The key that encrypts stored secrets; null: there is no back office. */
  secretsKey: Buffer | null;
  log: CallLog;
  now: () => Date;
}
