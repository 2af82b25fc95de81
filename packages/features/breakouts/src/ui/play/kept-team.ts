import { safeStorage } from '@pausenplatz/kernel-browser/safe-storage';

const keyOf = (blockId: string): string => `breakout-team:${blockId}`;

/** The token of the team that this device plays as; a reload goes on where it was. */
export const keptTeam = (blockId: string): string | null => {
  const token = safeStorage().get(keyOf(blockId));
  return token !== null && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
};

export const keepTeam = (blockId: string, token: string): void => safeStorage().set(keyOf(blockId), token);
export const forgetTeam = (blockId: string): void => safeStorage().remove(keyOf(blockId));
