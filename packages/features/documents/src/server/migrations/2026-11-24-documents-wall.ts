import { isMine, isOfMyPeople, raiseWall, type Migration } from '@pausenplatz/kernel-server';

/** Files are there for their owner, for the owner's school family, and where a feature shows them. */
export const wallDocuments: Migration = {
  name: '2026-11-24-documents-wall',
  async up(db) {
    await raiseWall(db, 'upload', isMine('upload.owner_id'));
    // Features that show files add what they show.
    await raiseWall(db, 'file', isOfMyPeople('file.owner_id'));
  },
};
