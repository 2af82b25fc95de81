import { refuse } from './chat.ts';
import type { OwnWork } from './change.ts';
import type { ChatScope } from './scope.ts';

/** The types of files that somebody may attach: their own, that nobody sweeps away meanwhile. */
export async function proveFiles({ db }: OwnWork, { userId }: ChatScope, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const files = await db
    .selectFrom('file')
    .select('mime_type')
    .where('id', 'in', fileIds)
    .where('owner_id', '=', userId)
    .forKeyShare()
    .execute();
  if (files.length !== fileIds.length) return refuse('FILE_NOT_FOUND');
  return files.map(({ mime_type }) => mime_type);
}

export async function storeFiles(
  { db }: OwnWork,
  { chatId, messageId }: { readonly chatId: string; readonly messageId: string },
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const rows = fileIds.map((fileId, position) => ({ chat_id: chatId, message_id: messageId, file_id: fileId, position }));
  await db.insertInto('chat_file').values(rows).execute();
}
