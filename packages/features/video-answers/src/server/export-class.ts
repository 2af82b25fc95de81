import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { placedBlocksStep } from '@pausenplatz/schools/server';
import { questionBlock } from '../contract/index.ts';
import { isForAll } from '../rules/index.ts';
import { readAnswers } from './read.ts';
import type { AnswersTables } from './tables.ts';

/**
 * The questions on the pages of a class for who changes those, with the answers that the class hears. What a child said to its teacher
 * belongs to that child and goes into its own export.
 */
export const exportClass: NonNullable<Steps['exportClass']> = async (services, classId, asker) => {
  const db = ownTables<AnswersTables>(services.db);
  const [places] = services.steps.given(placedBlocksStep);
  const placed = (await places?.step.ofClass({ db, actor: asker }, classId, [questionBlock.type])) ?? [];
  const [questions, fileIds]: [object[], string[]] = [[], []];
  for (const { pageId, page, blocks } of placed) {
    const byBlock = Map.groupBy(await readAnswers(db, { pageId }), ({ blockId }) => blockId);
    for (const { id, settings } of blocks) {
      const { title, question, audience } = questionBlock.settings.parse(settings);
      const heard = (byBlock.get(id) ?? []).filter(({ releasedAt }) => isForAll({ isReleased: releasedAt !== null }, audience));
      fileIds.push(...heard.map(({ file }) => file.id));
      questions.push({ page, title, question, answers: heard.map(({ author, file }) => ({ by: author, file: file.name })) });
    }
  }
  if (questions.length === 0) return null;
  const files = await db
    .selectFrom('file')
    .select(['name', 'blob_name as blob'])
    .where('id', 'in', fileIds.length > 0 ? fileIds : [''])
    .execute();
  return { data: { questions }, files };
};
