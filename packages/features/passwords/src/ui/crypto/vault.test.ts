import { describe, expect, it } from 'vitest';
import { type Derivation, passwordsLimits } from '../../contract/index.ts';
import { argon2Sync } from 'node:crypto';
import { argonHere } from './argon-here.ts';
import { deriveKey as deriveBy, deriveRecovery, isOfToday, newDerivation, WeakDerivation } from './derive.ts';
import { newVaultKey, openText, sealText, unwrapKey, wrapKey } from './vault-key.ts';
import { openItems, sealWords, type VaultWords } from './vault-words.ts';

// There are no workers here.
const deriveKey = (password: string, of: Derivation) => deriveBy(password, of, argonHere);
const old = (rounds: number): Derivation => ({ algorithm: 'pbkdf2-sha256', rounds, salt: newDerivation().salt });

const weak = (less: object): Derivation => ({ ...newDerivation(), ...less });

const words: VaultWords = {
  title: 'E-Banking',
  url: 'https://bank.example/',
  icon: 'home',
  group: 'Geld',
  userName: 'lea',
  secret: 'Marke-Geheim-9',
  note: '',
};
const as = { id: 'a'.repeat(22), version: 3 };

describe('the key of a vault', () => {
  it('is opened by the password that wrapped it and by the code, and by nothing else', async () => {
    const derivation = newDerivation();
    const key = await newVaultKey();
    const right = await deriveKey('fünf grüne Tassen', derivation);
    const code = await deriveRecovery('ABCD-EFGH-JKMN');
    const sealed = await sealText(key, as, 'Marke');
    for (const [wrapping, wrapped] of [
      [right.wrapping, await wrapKey(key, right.wrapping)],
      [(await deriveRecovery('abcd efgh jkmn')).wrapping, await wrapKey(key, code.wrapping)],
    ] as const) {
      expect(wrapped).toMatch(/^[\w-]{80}$/);
      const again = await unwrapKey(wrapped, wrapping);
      expect(again.extractable).toBe(false);
      expect(await openText(again, as, sealed)).toBe('Marke');
    }
    const wrong = await deriveKey('fünf grüne Tasse', derivation);
    await expect(unwrapKey(await wrapKey(key, right.wrapping), wrong.wrapping)).rejects.toThrow();
    expect(wrong.knowledge).not.toBe(right.knowledge);
    expect(right.knowledge).toMatch(/^[\w-]{43}$/);
  });

  it('is another one for another salt, so that two people with the same password share nothing', async () => {
    const [one, other] = [await deriveKey('gleich', newDerivation()), await deriveKey('gleich', newDerivation())];
    expect(one.knowledge).not.toBe(other.knowledge);
  });

  it('is made as Argon2id makes it elsewhere', async () => {
    const [password, salt] = [new TextEncoder().encode('fünf grüne Tassen'), new Uint8Array(16).fill(7)];
    const [memoryKib, passes] = [passwordsLimits.memoryMinimum, passwordsLimits.passesMinimum];
    const elsewhere = argon2Sync('argon2id', { message: password, nonce: salt, parallelism: 1, tagLength: 32, memory: memoryKib, passes });
    expect(Buffer.from(await argonHere({ password, salt, memoryKib, passes })).toString('hex')).toBe(elsewhere.toString('hex'));
  });

  it('is made of a vault of earlier days as it was, and that one is not of today', async () => {
    const derivation = old(passwordsLimits.roundsMinimum);
    expect([isOfToday(derivation), isOfToday(newDerivation())]).toEqual([false, true]);
    const { knowledge } = await deriveKey('gleich', derivation);
    expect((await deriveKey('gleich', derivation)).knowledge).toBe(knowledge);
  });

  it.each<[string, Derivation]>([
    ['fewer rounds', old(passwordsLimits.roundsMinimum - 1)],
    ['less memory', weak({ memoryKib: 1_024 })],
    ['fewer passes', weak({ passes: 1 })],
  ])('is not derived with %s than allowed, whatever the server says', async (_what, derivation) => {
    await expect(deriveKey('gleich', derivation)).rejects.toThrow(WeakDerivation);
  });
});

describe('an entry', () => {
  it('opens as what it was sealed as: not under another id, not as an earlier version', async () => {
    const key = await newVaultKey();
    const sealed = await sealText(key, as, 'Marke');
    expect(await openText(key, as, sealed)).toBe('Marke');
    for (const other of [
      { ...as, id: 'b'.repeat(22) },
      { ...as, version: 2 },
    ])
      expect(await openText(key, other, sealed)).toBeNull();
    expect(
      await openText(
        key,
        as,
        sealed.replace(/.$/, (sign) => (sign === 'A' ? 'Q' : 'A')),
      ),
    ).toBeNull();
    expect(await openText(key, as, 'kurz')).toBeNull();
  });

  it('says nothing in the clear, and is sealed anew each time', async () => {
    const key = await newVaultKey();
    const [one, other] = [await sealWords(key, as, words), await sealWords(key, as, words)];
    expect(one).not.toBe(other);
    expect(atob(one.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('Marke');
  });

  it('that is damaged is named, and the others live', async () => {
    const key = await newVaultKey();
    const item = async (id: string) => ({
      id,
      version: 1,
      sealed: await sealWords(key, { id, version: 1 }, words),
      updatedAt: '2026-11-20T08:00:00.000Z',
    });
    const [good, exchanged] = [await item('a'.repeat(22)), await item('b'.repeat(22))];
    const opened = await openItems(key, [good, { ...exchanged, sealed: good.sealed }]);
    expect(opened.items).toEqual([{ id: good.id, version: 1, ...words }]);
    expect(opened.damaged).toEqual([{ id: exchanged.id, updatedAt: exchanged.updatedAt }]);
  });
});
