import { asks, useSession } from '@pausenplatz/kernel-host';
import { RefusedError } from '@pausenplatz/kernel-browser';
import { getPage } from '../../contract/index.ts';
import { ListState } from '@pausenplatz/kernel-ui';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ClosedPage } from '../page/closed-page.tsx';
import { type PageAddress, usePage } from '../data.ts';
import { usePageLive } from '../live.ts';
import { OpenPage } from '../page/open-page.tsx';

/** The page is read while its link is being pressed. */
export const ahead = ({ id = '' }: Readonly<Record<string, string | undefined>>) => [asks(getPage, { url: id })];

/** `/seite/:id`: one page, for everybody who may read it; `?link=` is the secret of a shared link. */
export function Screen() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const link = query.get('link');
  const address = useMemo<PageAddress>(() => (link === null ? { url: id } : { url: id, link }), [id, link]);
  const page = usePage(address);
  const session = useSession();
  usePageLive(address, page.data);
  // Visitors learn of no page whether it exists; whoever may read it signs in and comes back.
  if (session.status === 'signedOut' && page.data === undefined && isNotFound(page.error)) return <ClosedPage byLink={link !== null} />;
  return (
    <ListState query={page} skeleton="page">
      {(shown) => <OpenPage key={shown.id} page={shown} address={address} />}
    </ListState>
  );
}

const isNotFound = (error: Error | null) => error instanceof RefusedError && error.is('PAGE_NOT_FOUND');
