import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { answersRefusals } from './refusals.ts';
import type { AnswersTables } from './tables.ts';

export const { handle } = handlersFor<AnswersTables>();
export const refuse = refuserFor(answersRefusals);
