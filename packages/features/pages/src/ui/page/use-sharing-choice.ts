import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { notifyRefusal, offerUndo } from '@pausenplatz/kernel-ui';
import type { getSharing, Page } from '../../contract/index.ts';
import { easyPassword, type SharingChoice } from '../../rules/index.ts';
import { shareTexts } from '../../texts.share.ts';
import type { PageUpdate } from '../data.ts';
import { choiceWord } from './choice-word.ts';
import { passwordWords } from './password-words.data.ts';

type Update = (update: PageUpdate) => Promise<unknown>;
type Shared = OutputOf<typeof getSharing>;

/** How a page is shared, as far as one choice changes it. */
interface Choice {
  readonly choice: SharingChoice;
  /** The group or team, where the choice is one. */
  readonly members: string | null;
  readonly password: string | null;
}

/** Chooses who reads a page, at once, with ten seconds to take it back. */
export function useSharingChoice(page: Page, shared: Shared, now: SharingChoice, update: Update) {
  const { id } = page;
  const before: Choice = { choice: now, members: shared.members, password: shared.linkPassword };

  const apply = async ({ choice, members, password }: Choice): Promise<void> => {
    // The word first: the link must not be open for a moment. It stays where there is one, because it hangs on paper with its link.
    if (choice === 'linkPassword') await update({ id, field: 'linkPassword', value: password ?? newPassword() });
    if (choice === 'part' || choice === 'team') {
      if (members !== null) await update({ id, field: 'members', value: members });
      return;
    }
    await update({ id, field: 'visibility', value: choice === 'linkPassword' ? 'link' : choice });
    if (choice === 'link' && password !== null) await update({ id, field: 'linkPassword', value: null });
  };

  const choose = async (choice: SharingChoice, members = firstOf(choice, shared)): Promise<void> => {
    if (choice === now && members === shared.members) return;
    try {
      await apply({ choice, members, password: shared.linkPassword });
    } catch (error) {
      notifyRefusal(error);
      return;
    }
    offerUndo({
      title: fill(shareTexts.changed, { choice: choiceWord(choice, page) }),
      onUndo: () => void takeBack().catch(notifyRefusal),
    });
  };

  const takeBack = async (): Promise<void> => {
    await apply(before);
    // A word that the link had before, it has again; one that came with the choice goes.
    if (before.choice !== 'linkPassword' && before.choice !== 'link') await update({ id, field: 'linkPassword', value: before.password });
  };

  return { choose, renewPassword: () => update({ id, field: 'linkPassword', value: newPassword() }).catch(notifyRefusal) };
}

function firstOf(choice: SharingChoice, { circles, members }: Shared): string | null {
  if (choice !== 'part' && choice !== 'team') return null;
  const kind = choice === 'part' ? 'group' : 'team';
  const own = circles.filter((circle) => circle.kind === kind);
  return own.find(({ id }) => id === members)?.id ?? own[0]?.id ?? null;
}

const newPassword = (): string => easyPassword(passwordWords, secureRandom);
const secureRandom = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
