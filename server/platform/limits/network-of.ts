import { isIPv6 } from "node:net";

const GROUPS_OF_A_NETWORK = 4;
const GROUPS = 8;

/**
 * The key that attempts are counted by: an IPv4 address, or the /64 of an IPv6 address. Closed connections have no
 * address, and all of them count together.
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
