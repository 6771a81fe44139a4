import { BlockList, isIP } from "node:net";

/** Every range of IPv4 that is not of the public internet: private, local, shared, documentation, multicast, future. */
const SPECIAL_IPV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** Within the public part of IPv6: tunnels, which carry an IPv4 address of any kind, and documentation. */
const SPECIAL_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const listOf = (ranges: string[], family: "ipv4" | "ipv6"): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = "", prefix] = range.split("/");
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
};

const special4 = listOf(SPECIAL_IPV4, "ipv4");
const special6 = listOf(SPECIAL_IPV6, "ipv6");
const public6 = listOf(["2000::/3"], "ipv6");

/** Whether an address belongs to the public internet, so that our own network is out of reach (T096). */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special4.check(address, "ipv4");
  return family === 6 && public6.check(address, "ipv6") && !special6.check(address, "ipv6");
}
