import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Where chats hold people and classes. What somebody wrote goes with them; what they were told alone stays with the admins who wrote it. */
export const chatKeeps = keepsOf<OwnTables>()({
  people: {
    'chat_report.author_id': { erased: 'row', notExported: 'is what others told the school in confidence' },
    'chat_report.text': { erased: 'withRow', notExported: 'repeats the message, which is exported' },
    'chat_report.reporter_id': { erased: 'nobody', exportedAs: 'reports' },
    'chat_report.settled_by': { erased: 'null', notExported: 'stands in the log' },
    'chat_message.author_id': { erased: 'row', exportedAs: 'messages' },
    'chat_message.text': { erased: 'withRow', exportedAs: 'messages' },
    'chat_message.removed_text': { erased: 'withRow', notExported: 'was taken back, and is gone after thirty days' },
    'chat_message.only_for': { erased: 'nobody', exportedAs: 'messages' },
    'chat_message.removed_by': { erased: 'null', notExported: 'says who removed the words of somebody; that stands in the log' },
    'chat_member.user_id': { erased: 'row', exportedAs: 'chats' },
    'chat.created_by': { erased: 'nobody', notExported: 'is of everybody in the chat' },
  },
  classes: {
    'chat_file.chat_id': { erased: { below: 'chat.class_id', files: 'file_id' }, notExported: 'goes along as a file' },
    'chat_report.chat_id': { erased: { below: 'chat.class_id' }, notExported: 'is for who looks after it' },
    'chat_message.chat_id': { erased: { below: 'chat.class_id' }, exportedAs: 'chats' },
    'chat_member.chat_id': { erased: { below: 'chat.class_id' }, notExported: 'follows from who is in the class' },
    'chat.class_id': { erased: 'row', exportedAs: 'chats' },
  },
  neither: {
    chat: ['id', 'school_id', 'kind', 'group_id', 'name', 'write_mode'],
    chat_message: ['id', 'reply_to'],
    chat_file: ['message_id', 'file_id'],
    chat_report: ['id', 'school_id', 'message_id', 'reason'],
    chat_school: ['school_id'],
  },
});
