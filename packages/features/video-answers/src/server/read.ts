import { fileColumns, type FileRow } from '@pausenplatz/documents/server';
import type { Kysely } from 'kysely';
import { isSeen } from '../rules/index.ts';
import type { QuestionScope } from './scope.ts';
import type { AnswersTables } from './tables.ts';

/** An answer as it is stored. */
export interface AnswerRow {
  readonly answerId: string;
  readonly blockId: string;
  readonly ownerId: string;
  readonly isForClass: boolean;
  readonly createdAt: Date;
  readonly releasedAt: Date | null;
  readonly response: string;
  readonly deletedAt: Date | null;
  readonly deletedBy: string | null;
  /** Null where the account lies in the trash. */
  readonly author: string | null;
  readonly seconds: number | null;
  readonly file: FileRow;
}

/** More than all classes of a school have; a bound for the query alone. */
const mostRows = 2_000;

type Of = { readonly pageId: string } | { readonly blockId: string };

/** The answers on a page or to one question, or what lies in its trash; names of living accounts, in one query. */
export async function readAnswers(db: Kysely<AnswersTables>, of: Of, isTrash = false): Promise<AnswerRow[]> {
  const rows = await db
    .selectFrom('question_answer as answer')
    .innerJoin('file', 'file.id', 'answer.file_id')
    .leftJoin('user_account as author', (join) => join.onRef('author.id', '=', 'answer.owner_id').on('author.deleted_at', 'is', null))
    .select(['answer.id as answerId', 'answer.block_id as blockId', 'answer.owner_id as ownerId', 'answer.is_for_class as isForClass'])
    .select(['answer.created_at as createdAt', 'answer.released_at as releasedAt', 'answer.response'])
    .select(['answer.deleted_at as deletedAt', 'answer.deleted_by as deletedBy', 'author.first_name', 'author.last_name'])
    .select([...fileColumns, 'file.seconds'])
    .where('pageId' in of ? 'answer.page_id' : 'answer.block_id', '=', 'pageId' in of ? of.pageId : of.blockId)
    .where('answer.deleted_at', isTrash ? 'is not' : 'is', null)
    .orderBy('answer.created_at')
    .orderBy('answer.id')
    .limit(mostRows)
    .execute();
  return rows.map(({ first_name, last_name, ...row }) => {
    const { id, name, mime_type, size_bytes, width, height, widths, preview, ...facts } = row;
    const file = { id, name, mime_type, size_bytes, width, height, widths, preview };
    return { ...facts, file, author: first_name === null ? null : `${first_name} ${last_name}` };
  });
}

/** The one place that decides whether a row leaves the server. */
export const maySee = ({ userId, settings, rights }: QuestionScope, { ownerId, releasedAt }: AnswerRow): boolean =>
  isSeen({ isOwn: ownerId === userId, isReleased: releasedAt !== null }, settings.audience, rights.isKeeper);
