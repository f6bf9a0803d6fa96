/** The two networks of a request: the subscriber's, and the site's. */
export interface Networks {
  /** An IPv4 address, or the /64 of an IPv6 address: one subscriber. */
  subscriber: string;
  /** An IPv4 address, or the /48 of an IPv6 address: a provider may assign a site up to 65,536 subscriber networks. */
  site: string;
}

const MAPPED_IPV4 = /^(?:::ffff:|::)(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;

/** The eight groups of an IPv6 address, written out: `2001:db8::1` and `2001:0db8:0:0:0:0:0:1` are the same address. */
function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const split = (part: string | undefined) => (part ? part.split(':') : []);
  const [before, after] = [split(head), split(tail)];
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}

/** Derives the networks from an address in `cf-connecting-ip`. */
export function networksOf(address: string): Networks {
  const ipv4 = address.includes(':') ? MAPPED_IPV4.exec(address)?.[1] : address;
  if (ipv4 !== undefined) return { subscriber: ipv4, site: ipv4 };
  const groups = expandIpv6(address);
  return { subscriber: `${groups.slice(0, 4).join(':')}::/64`, site: `${groups.slice(0, 3).join(':')}::/48` };
}
