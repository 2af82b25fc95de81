import { describe, expect, it } from 'vitest';
import { doorAddress, doorIn } from './door-address.ts';

describe('the address of an open door', () => {
  it.each([
    ['?tuer=4&theme=dark', 4],
    ['?tuer=', null],
    ['?tuer=-1', null],
    ['?tuer=4.5', null],
    ['?tuer=1e9', null],
    ['?tuer=abc', null],
    ['', null],
  ])('%s opens %s', (search, door) => expect(doorIn(search)).toBe(door));

  it('keeps who stands around the frame, and how it looks', () => {
    expect(doorAddress('?widget=2&theme=dark', 7)).toBe('?widget=2&theme=dark&tuer=7');
    expect(doorAddress('?widget=2&theme=dark&tuer=7', null)).toBe('?widget=2&theme=dark');
  });
});
