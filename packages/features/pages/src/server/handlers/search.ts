import { searchLimits } from '@pausenplatz/kernel-contract';
import { plainWords } from '@pausenplatz/kernel-format';
import { personOf } from '@pausenplatz/kernel-server';
import { searchPages } from '../../contract/search.ts';
import { maySeeOwner, pagePermissionOf } from '../../rules/page-permission.ts';
import { passageAround } from '../../rules/passage-around.ts';
import { pagesTexts } from '../../texts.ts';
import { handle } from '../pages.ts';
import { searchedPages } from '../queries/search-pages.ts';
import { readerOf } from '../scope.ts';

export const searchPagesHandler = handle(searchPages, async (context, { words, all }) => {
  const actor = personOf(context);
  const typed = plainWords(words);
  // Signs alone are no question, and nothing typed is: what changed last.
  if (typed.length === 0 && words !== '') return { hits: [], more: false };
  const reader = readerOf(actor);
  const found = (await searchedPages(context.db, actor, typed)).filter((page) => pagePermissionOf(page, reader) > 0);
  const most = all ? searchLimits.all : searchLimits.few;
  return {
    more: found.length > most,
    hits: found.slice(0, most).map((page) => ({
      path: `/seite/${encodeURIComponent(page.url)}`,
      name: page.title,
      detail: [
        maySeeOwner(page, reader) ? page.groupName : null,
        page.isArchived || page.groupState === 'archived' ? pagesTexts.search.archived : null,
        page.passage === null ? null : passageAround(page.passage, typed),
      ]
        .filter((part) => part !== null && part !== '')
        .join(' · '),
    })),
  };
});
