import { isIPv6 } from "node:net";

const GROUPS_OF_A_NETWORK = 4;
const GROUPS = 8;

/**
 * What attempts are counted by: an IPv4 address, or the /64 that an IPv6 address lies in. A connection that has ended has no
 * address any more, and all of these count together.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return "";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const before = groupsOf(head);
  const after = groupsOf(tail ?? "");
  const between = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, between)).fill("0"), ...after];
  return groups.slice(0, GROUPS_OF_A_NETWORK).join(":");
}

function groupsOf(text: string): string[] {
  return text === "" ? [] : text.split(":").map((group) => group.replace(/^0+(?=.)/, ""));
}
