import { findLinkedPages } from '../../contract/linked-pages.ts';
import { maySeeOwner, pagePermissionOf } from '../../rules/page-permission.ts';
import { handle } from '../pages.ts';
import { linkedPages } from '../queries/linked-pages.ts';
import { readerOf } from '../scope.ts';

export const findLinkedPagesHandler = handle(findLinkedPages, async (context, { addresses }) => {
  const reader = readerOf(context.actor);
  const readable = (await linkedPages(context.db, addresses)).filter((page) => pagePermissionOf(page, reader) > 0);
  return {
    pages: addresses.flatMap((address) => {
      // An address comes first, as it does where a page is opened.
      const page = readable.find(({ url }) => url === address) ?? readable.find(({ id }) => id === address);
      if (!page) return [];
      const groupName = maySeeOwner(page, reader) ? (page.groupName ?? '') : '';
      return [{ address, id: page.id, name: page.title, url: page.url, groupName }];
    }),
  };
});
