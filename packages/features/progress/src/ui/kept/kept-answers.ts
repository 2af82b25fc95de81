import { fingerprint, safeStorage } from '@pausenplatz/kernel-browser';

/** Something answered that lies on a device until the server has it. */
export interface KeptAnswer {
  /** Of its own: however often it is sent, it counts once. */
  readonly attemptId: string;
  /** When it was given, as an ISO moment by the device's clock. */
  readonly at: string;
}

const storage = safeStorage('local');

// Nobody reads from the key whose answers they are, and nobody else's session sends them: children share tablets.
const startFor = (trainer: string, personId: string) => `${trainer}-answer:${fingerprint(personId)}:`;

export const keepAnswer = (trainer: string, personId: string, answer: KeptAnswer): void =>
  storage.set(startFor(trainer, personId) + answer.attemptId, JSON.stringify(answer));

export const forgetAnswer = (trainer: string, personId: string, { attemptId }: KeptAnswer): void =>
  storage.remove(startFor(trainer, personId) + attemptId);

/** The answers of this person to this trainer that wait on this device, in the order in which they were given. */
export function keptAnswers(trainer: string, personId: string): readonly KeptAnswer[] {
  const start = startFor(trainer, personId);
  const kept = storage
    .keys()
    .filter((key) => key.startsWith(start))
    // The trainer has written it.
    .flatMap((key) => (JSON.parse(storage.get(key) ?? 'null') as KeptAnswer | null) ?? []);
  return kept.toSorted((one, other) => one.at.localeCompare(other.at));
}
