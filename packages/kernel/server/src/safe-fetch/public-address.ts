import ipaddr from 'ipaddr.js';

/** What an operator may vouch for: networks of an organisation and the own machine, but never what clouds answer their machines by. */
const insideRanges = new Set(['private', 'loopback', 'uniqueLocal', 'carrierGradeNat']);

/** True for addresses inside a network of one's own. */
export const isInsideAddress = (address: string): boolean => ipaddr.isValid(address) && insideRanges.has(ipaddr.parse(address).range());

/**
 * True for addresses of the public internet. Everything else is refused: loopback, private networks, link-local with
 * the metadata services of clouds, carrier NAT, multicast, and IPv6 forms that carry an IPv4 address (trust, T15).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6) {
    // Mapped, NAT64, 6to4 and Teredo addresses lead to an IPv4 address that nobody checked.
    if (parsed.isIPv4MappedAddress()) return false;
    return parsed.range() === 'unicast' && (parsed.parts[0] ?? 0) >= 0x2000 && (parsed.parts[0] ?? 0) <= 0x3fff;
  }
  return parsed.range() === 'unicast';
}
