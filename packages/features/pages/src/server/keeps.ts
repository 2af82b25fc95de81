import { keepsOf, withoutId } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Where pages hold people and classes. Pages of classes and schools stay with them, whoever made them. */
export const pagesKeeps = keepsOf<OwnTables>()({
  people: {
    'page.group_id': { erased: { row: { group_type: 'user' } }, exportedAs: 'pages' },
    'page_mark.user_id': { erased: 'row', exportedAs: 'marks' },
    'page_lock.holder_id': { erased: 'row', notExported: 'lasts as long as the editing' },
    'page.created_by': { erased: 'nobody', notExported: 'belongs to the class or the school; own pages are told by their group' },
    'page_block.written_by': { erased: 'null', notExported: 'says who wrote a block last; own pages are told by their group' },
    'page_block_version.written_by': { erased: 'null', notExported: 'says who wrote a block; own pages are told by their group' },
    'page_contribution.by_id': { erased: 'row', exportedAs: 'contributions' },
    'service_rule.set_by': { erased: 'nobody', notExported: 'is the school’s; who did it stands in the log' },
    'embed_origin.created_by': { erased: 'nobody', notExported: 'is the school’s; who did it stands in the log' },
  },
  classes: {
    'page_version_file.page_id': {
      erased: { below: 'page.group_id', files: 'file_id' },
      notExported: 'what a block showed before, for ninety days',
    },
    'page_contribution_file.page_id': {
      erased: { below: 'page.group_id', files: 'file_id' },
      notExported: 'goes along with what is shown; the rest was never on the page',
    },
    'page_contribution.page_id': { erased: { below: 'page.group_id' }, notExported: 'is on the page once it was taken' },
    'page_block_version.page_id': { erased: { below: 'page.group_id' }, notExported: 'what a block was before, for ninety days' },
    'page_file.page_id': { erased: { below: 'page.group_id', files: 'file_id' }, notExported: 'goes along as a file' },
    'page_block.page_id': { erased: { below: 'page.group_id' }, exportedAs: 'pages' },
    'page_short.page_id': { erased: { below: 'page.group_id' }, notExported: 'is an address of the page, and ends with it' },
    'page_lock.page_id': { erased: { below: 'page.group_id' }, notExported: 'lasts as long as the editing' },
    'page_mark.page_id': { erased: { below: 'page.group_id' }, notExported: 'is the mark of one person' },
    'page.group_id': { erased: { row: { group_type: 'class' } }, exportedAs: 'pages' },
    // What a pupil shares stays with the pupil; the release of a class that is no more goes.
    'page.release_class_id': { erased: 'null', notExported: 'is about the page of a pupil' },
    // A block elsewhere has no class to show any more; it asks for another one, as it did when it was new.
    'page_block.settings': { erased: { json: withoutId }, notExported: 'is on the page of somebody else' },
  },
  neither: {
    page: [
      'id',
      'url',
      'title',
      'group_type',
      'parent_id',
      'position',
      'visibility',
      'members_of',
      'background',
      'link_secret',
      'link_password',
      'deleted_with',
      'release',
      'found',
    ],
    page_block_version: ['id', 'block_id', 'type', 'settings'],
    page_version_file: ['version_id', 'file_id'],
    page_contribution: ['id', 'block_id', 'entry', 'state'],
    page_contribution_file: ['contribution_id', 'file_id'],
    page_block: ['id', 'type', 'position', 'place', 'words', 'found'],
    page_file: ['block_id', 'file_id'],
    page_short: ['code', 'house'],
    page_lock: ['session_id'],
    embed_origin: ['school_id', 'origin'],
    service_rule: ['school_id', 'service', 'rule'],
  },
});
