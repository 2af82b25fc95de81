import { asks } from '@pausenplatz/kernel-host';
import { getPage } from '../../contract/index.ts';
import { ListState } from '@pausenplatz/kernel-ui';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
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
  usePageLive(address, page.data);
  return (
    <ListState query={page} skeleton="page">
      {(shown) => <OpenPage key={shown.id} page={shown} address={address} />}
    </ListState>
  );
}
