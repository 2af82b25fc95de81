import { describe, expect, it } from 'vitest';
import { isInsideAddress, isPublicAddress } from './public-address.ts';

const inside = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2001:0:53aa:64c::1',
  '2001:db8::1',
  '100::1',
  '::127.0.0.1',
  'fec0::1',
  '4000::1',
  'not an address',
  '',
];
const outside = ['8.8.8.8', '1.1.1.1', '193.134.200.1', '2001:620::1', '2a00:1450:4001:80f::200e'];

describe('addresses that the server may reach', () => {
  it.each(inside)('%s stays inside', (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(outside)('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
});

describe('addresses that an operator may vouch for', () => {
  it.each(['10.0.0.1', '172.31.255.255', '192.168.1.1', '127.0.0.1', '100.64.0.1', '::1', 'fd12:3456::1'])('%s', (address) =>
    expect(isInsideAddress(address)).toBe(true),
  );
  // What clouds answer their own machines by, whoever lets a name lead there.
  it.each(['169.254.169.254', 'fe80::1', '0.0.0.0', '224.0.0.1', '::ffff:10.0.0.1', '64:ff9b::a00:1', 'x', ''])('never %s', (address) =>
    expect(isInsideAddress(address)).toBe(false),
  );
});
