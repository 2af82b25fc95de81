import { searchLimits } from '@pausenplatz/kernel-contract';
import { plainWords } from '@pausenplatz/kernel-format';
import { findBelow } from '../../contract/search-below.ts';
import { pagePermissionOf } from '../../rules/page-permission.ts';
import { passageAround } from '../../rules/passage-around.ts';
import { handle } from '../pages.ts';
import { pagesBelow } from '../queries/pages-below.ts';
import { readerOf } from '../scope.ts';
import { limitVisitors } from '../visitor-limit.ts';

export const findBelowHandler = handle(findBelow, async (context, { pageId, words }) => {
  await limitVisitors(context);
  const typed = plainWords(words);
  // Signs alone are no question.
  if (typed.length === 0) return { pages: [], more: false };
  const reader = readerOf(context.actor);
  const found = (await pagesBelow(context.db, pageId, typed)).filter((page) => pagePermissionOf(page, reader) > 0);
  return {
    more: found.length > searchLimits.all,
    pages: found.slice(0, searchLimits.all).map(({ id, title, url, passage }) => ({
      id,
      name: title,
      url,
      passage: passage === null ? '' : passageAround(passage, typed),
    })),
  };
});
