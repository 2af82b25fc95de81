import { fingerprint, safeStorage } from '@pausenplatz/kernel-browser';
import type { InputOf } from '@pausenplatz/kernel-contract';
import type { answerWords } from '../../contract/index.ts';

export type GivenAnswer = InputOf<typeof answerWords>['answers'][number];
export type KeptAnswer = GivenAnswer & { readonly listId: string };

const storage = safeStorage('local');

// Nobody reads from the key whose answers they are, and nobody else's session sends them: children share tablets.
const startFor = (personId: string) => `vocabulary-answer:${fingerprint(personId)}:`;

/** Keeps an answer on this device until the server has it. */
export const keepAnswer = (personId: string, answer: KeptAnswer): void =>
  storage.set(startFor(personId) + answer.attemptId, JSON.stringify(answer));

export const forgetAnswer = (personId: string, { attemptId }: Pick<KeptAnswer, 'attemptId'>): void =>
  storage.remove(startFor(personId) + attemptId);

/** The answers of this person that wait on this device, in the order in which they were given. */
export function keptAnswers(personId: string): readonly KeptAnswer[] {
  const start = startFor(personId);
  const kept = storage
    .keys()
    .filter((key) => key.startsWith(start))
    // We have written it.
    .flatMap((key) => (JSON.parse(storage.get(key) ?? 'null') as KeptAnswer | null) ?? []);
  return kept.toSorted((one, other) => one.at.localeCompare(other.at));
}
