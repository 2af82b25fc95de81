import { zurichDay } from '@pausenplatz/kernel-format';
import { type CallContext, personOf, type Work } from '@pausenplatz/kernel-server';
import { type PlacedBlocks, placedBlocksStep } from '@pausenplatz/schools/server';
import { type AnswerPerson, questionBlock, type QuestionRights, type QuestionSettings } from '../contract/index.ts';
import { isOver, questionRights } from '../rules/index.ts';
import { refuse } from './answers.ts';
import type { AnswersTables } from './tables.ts';

declare const proven: unique symbol;

/** Proof that who asks belongs to the page on which the question stands. */
export interface QuestionScope {
  readonly [proven]: true;
  readonly pageId: string;
  readonly blockId: string;
  readonly settings: QuestionSettings;
  readonly rights: QuestionRights;
  readonly isOver: boolean;
  readonly userId: string;
}

type Asking = Pick<CallContext<AnswersTables>, 'db' | 'actor' | 'steps' | 'clock'>;

/** All questions of a page; 404 for who does not belong to it, although the page itself may be open to them. */
export async function proveQuestions(context: Asking, pageId: string): Promise<readonly QuestionScope[]> {
  const placed = await placesOf(context).find(context, { pageId }, [questionBlock.type]);
  return placed ? scopesOf(context, placed) : refuse('QUESTION_NOT_FOUND');
}

export async function proveQuestion(context: Asking, blockId: string): Promise<QuestionScope> {
  return theOne(context, await placesOf(context).find(context, { blockId }, [questionBlock.type]), blockId);
}

/** The same inside of a transaction: nothing of what was proven changes until the commit. */
export async function holdQuestion(context: Asking, work: Pick<Work<AnswersTables>, 'db'>, blockId: string): Promise<QuestionScope> {
  return theOne(context, await placesOf(context).hold({ db: work.db }, context.actor, blockId, [questionBlock.type]), blockId);
}

/** The children of whom an answer is expected. */
export const pupilsOf = (context: Asking, pageId: string): Promise<AnswerPerson[]> => placesOf(context).pupils(context.db, pageId);

function placesOf({ steps }: Pick<Asking, 'steps'>) {
  const [given] = steps.given(placedBlocksStep);
  return given?.step ?? refuse('QUESTION_NOT_FOUND');
}

function theOne(context: Asking, placed: PlacedBlocks | null, blockId: string): QuestionScope {
  const scopes = placed ? scopesOf(context, placed) : [];
  return scopes.find((one) => one.blockId === blockId) ?? refuse('QUESTION_NOT_FOUND');
}

function scopesOf(context: Asking, { pageId, mayChange, blocks }: PlacedBlocks): QuestionScope[] {
  const { userId } = personOf(context);
  const today = zurichDay(context.clock.now());
  return blocks.map(({ id, settings: stored }) => {
    const settings = questionBlock.settings.parse(stored);
    const over = isOver(settings, today);
    // The page answered for who asks; nothing else makes this type.
    return { pageId, blockId: id, settings, rights: questionRights(mayChange, over), isOver: over, userId } as QuestionScope;
  });
}
