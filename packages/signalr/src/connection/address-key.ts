import { isIPv6 } from 'node:net';

/**
 * What an address counts as for limits: IPv4 by itself, also when it comes wrapped in IPv6, and IPv6 by its network of 64 bits,
 * because one household or one rented machine has that many addresses to choose from.
 */
export function addressKey(address: string): string {
  const bare = withoutPort(address).split('%', 1)[0] ?? '';
  if (!isIPv6(bare)) return bare;
  const groups = expand(bare);
  const isWrapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isWrapped)
    return groups
      .slice(6)
      .map((group) => `${group >> 8}.${group & 0xff}`)
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

// Some proxies pass on the port, which differs from one connection to the next.
function withoutPort(address: string): string {
  if (address.startsWith('[')) return address.slice(1).split(']', 1)[0] ?? '';
  const [host = '', , more] = address.split(':', 3);
  return more === undefined ? host : address;
}

/** The eight groups of a valid IPv6 address. */
function expand(address: string): readonly number[] {
  const [head = '', tail] = address.split('::');
  const start = readGroups(head);
  if (tail === undefined) return start;
  const end = readGroups(tail);
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => 0), ...end];
}

function readGroups(text: string): readonly number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
