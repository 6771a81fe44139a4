import type { PostmasterAddress } from "./postmaster-status.ts";

/** Given on the command line rather than written at set-up, so that a cluster of an older release gets them too. */
export function postmasterArguments(
  clusterDir: string,
  { port, socketDir }: PostmasterAddress,
  durable: boolean,
): string[] {
  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: socketDir ?? "",
    cluster_name: "crossdock",
    max_connections: "200",
    shared_buffers: "128MB",
    effective_cache_size: "1GB",
    work_mem: "8MB",
    maintenance_work_mem: "64MB",
    random_page_cost: "1.1",
    // Nothing replicates from an embedded database, and the processes for it would cost memory.
    wal_level: "minimal",
    max_wal_senders: "0",
    timezone: "UTC",
    log_timezone: "UTC",
    log_line_prefix: "%m [%p] ",
    log_destination: "stderr",
    logging_collector: "off",
    ...(durable ? {} : { fsync: "off", full_page_writes: "off" }),
  };
  return ["-D", clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}
