import { useApi } from '@pausenplatz/kernel-browser';
import { useCallback, useEffect, useState } from 'react';
import { openVault, passwordsLimits, rewrapVault, type VaultFace } from '../../contract/index.ts';
import { type Derived, deriveKey, deriveRecovery, isOfToday, newDerivation } from '../crypto/derive.ts';
import { unwrapKey, wrapKey } from '../crypto/vault-key.ts';
import { useAgain, useFresh } from '../data.ts';

/** What somebody opens their vault with. */
interface Opening {
  readonly by: 'password' | 'recovery';
  readonly typed: string;
}

const lockAfterMs = passwordsLimits.vaultMinutes * 60_000;

/**
 * The key of an open vault: in the memory of this screen alone, so that it is gone with the screen, with the tab, and after ten minutes
 * without somebody there.
 */
export function useVaultKey(face: VaultFace | null) {
  const api = useApi();
  const fresh = useFresh();
  const again = useAgain();
  const [key, setKey] = useState<CryptoKey | null>(null);
  const lock = useCallback(() => setKey(null), []);

  useEffect(() => {
    if (key === null) return undefined;
    let timer = setTimeout(lock, lockAfterMs);
    const begin = Date.now();
    let seenAt = begin;
    const seen = () => {
      seenAt = Date.now();
      clearTimeout(timer);
      timer = setTimeout(lock, lockAfterMs);
    };
    // A device that slept ran no timers.
    const onReturn = () => Date.now() - seenAt >= lockAfterMs && lock();
    const signs = ['pointerdown', 'keydown', 'input', 'wheel'] as const;
    for (const sign of signs) document.addEventListener(sign, seen);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, seen);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [key, lock]);

  const derive = ({ by, typed }: Opening): Promise<Derived> => {
    if (by === 'recovery') return deriveRecovery(typed);
    if (!face) throw new Error('No vault to open');
    return deriveKey(typed, face.derivation);
  };
  const asked = async (opening: Opening) => {
    const derived = await derive(opening);
    const { wrapped } = await fresh(api.call(openVault, { by: opening.by, knowledge: derived.knowledge }));
    return { ...derived, wrapped };
  };
  /** Wraps the key that somebody was given by a password, and answers it for work. */
  const wrapAnew = async (by: Opening['by'], { knowledge, wrapping, wrapped }: Awaited<ReturnType<typeof asked>>, password: string) => {
    const derivation = newDerivation();
    const next = await deriveKey(password, derivation);
    const wrappedAnew = await wrapKey(await unwrapKey(wrapped, wrapping, { toWrap: true }), next.wrapping);
    const head = { derivation, knowledge: next.knowledge, wrapped: wrappedAnew };
    await fresh(api.call(rewrapVault, { by, knowledge, revision: face?.revision ?? 1, next: head }));
    return unwrapKey(wrappedAnew, next.wrapping);
  };
  /** Opens it; rejects with what the server refuses. A vault of earlier days moves over to how keys are made today. */
  const open = async (opening: Opening) => {
    const answer = await asked(opening);
    const opened = await unwrapKey(answer.wrapped, answer.wrapping);
    if (face && !isOfToday(face.derivation) && opening.by === 'password')
      // How it is derived is read again. Where it failed it is open as it was, and the next opening tries again.
      await wrapAnew('password', answer, opening.typed).then(again, () => undefined);
    setKey(opened);
  };
  /** Wraps the same key by a new password, and opens the vault with it. */
  const rewrap = async (opening: Opening, password: string) => {
    setKey(await wrapAnew(opening.by, await asked(opening), password));
  };
  return { key, lock, open, rewrap };
}

export type VaultKey = ReturnType<typeof useVaultKey>;
