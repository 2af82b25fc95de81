import { searchLimits } from '@pausenplatz/kernel-contract';
import { plainWords, shortDay, zurichDay } from '@pausenplatz/kernel-format';
import { personOf } from '@pausenplatz/kernel-server';
import { findTasks } from '../../contract/search.ts';
import { homeworkTexts } from '../../texts.ts';
import { handle } from '../homework.ts';
import { foundTasks } from '../queries/found-tasks.ts';
import { proveOwnPlans } from '../scope.ts';

export const findTasksHandler = handle(findTasks, async (context, input) => {
  const words = plainWords(input.words);
  // What is due stands on the home screen.
  if (words.length === 0) return { hits: [], more: false };
  const most = input.all ? searchLimits.all : searchLimits.few;
  const found = await foundTasks(context.db, {
    userId: personOf(context).userId,
    taught: await proveOwnPlans(context, 'teacher'),
    attended: await proveOwnPlans(context, 'pupil'),
    words,
    today: zurichDay(context.clock.now()),
    most: most + 1,
  });
  return {
    more: found.length > most,
    hits: found.slice(0, most).map(({ task, subject, date, class_id: classId, className }) => ({
      path: `/tools/agenda?${new URLSearchParams({
        ...(classId !== null && { klasse: classId }),
        ...(date !== null && { datum: date, ansicht: 'day' }),
      })}`,
      name: task,
      detail: [subject, date === null ? null : shortDay(date), className ?? homeworkTexts.search.mine]
        .filter((part) => part !== null && part !== '')
        .join(' · '),
    })),
  };
});
