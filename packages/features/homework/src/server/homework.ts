import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { homeworkRefusals } from '../contract/index.ts';
import type { HomeworkTables } from './tables.ts';

export const { handle } = handlersFor<HomeworkTables>();
export const refuse = refuserFor(homeworkRefusals);
