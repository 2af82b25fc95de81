import { isMine, isOfMySchools, isSeen, raiseWall, type Migration } from '@pausenplatz/kernel-server';

/** Messages are there for the school family, with who put them away. */
export const wallNotices: Migration = {
  name: '2026-11-24-notices-wall',
  async up(db) {
    await raiseWall(db, 'system_message', isOfMySchools('system_message.school_id'));
    await raiseWall(db, 'hidden_message', isMine('hidden_message.user_id'), isSeen('system_message', 'hidden_message.message_id'));
  },
};
