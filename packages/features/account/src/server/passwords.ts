import { timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { openKept, type Services } from '@pausenplatz/kernel-server';
import { plainInitialPassword } from '../rules/index.ts';
import { refuse } from './account.ts';
import { hashToken } from './sessions.ts';

// argon2id, 19 MiB, two rounds (trust section 1): a whole school signs in within seconds on two cores.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const atOnce = 4;
/** More than one school at once: two cores work through it within half a minute, which is as long as somebody waits. */
const waitingAtMost = 2_000;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * At most four hashes at once: memory stays bounded when five hundred pupils sign in at eight o'clock. SIGN_IN_BUSY where the queue is
 * longer than anybody would wait.
 */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= waitingAtMost) return refuse('SIGN_IN_BUSY');
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let unknownUser: Promise<string> | null = null;

/** Takes the same time whether or not the account exists, so that nobody learns which names do. */
async function isPassword(stored: string | null, password: string): Promise<boolean> {
  unknownUser ??= hashPassword('nobody has this password');
  const against = stored ?? (await unknownUser);
  const fits = await inTurn(() => verify(against, password));
  return fits && stored !== null;
}

/** What an account keeps of its password: a hash, or the sealed first password, or neither (single sign-on only). */
interface StoredPassword {
  readonly id: string;
  readonly password_hash: string | null;
  readonly initial_password_sealed: string | null;
}

/** Whether this is the account's password; takes the same time for every account, known or not. */
export async function fitsAccount(services: Pick<Services, 'signer'>, user: StoredPassword | null, password: string): Promise<boolean> {
  const fitsHash = await isPassword(user?.password_hash ?? null, password);
  if (!user || user.password_hash !== null || user.initial_password_sealed === null) return fitsHash;
  const first = openKept(services, 'initial-password', user.id, user.initial_password_sealed);
  if (first === null) return false;
  const [right, given] = [first, password].map((text) => Buffer.from(hashToken(plainInitialPassword(text))));
  return right !== undefined && given !== undefined && timingSafeEqual(right, given);
}
