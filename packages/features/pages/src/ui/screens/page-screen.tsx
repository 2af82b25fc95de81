import { asks, type Opening, useSession } from '@pausenplatz/kernel-host';
import { RefusedError } from '@pausenplatz/kernel-browser';
import { getPage } from '../../contract/index.ts';
import { ListState } from '@pausenplatz/kernel-ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useOwnAddress } from '../page/use-own-address.ts';
import { ClosedPage } from '../page/closed-page.tsx';
import { type PageAddress, usePage } from '../data.ts';
import { loadViews, rareFills } from '../blocks/views-on-page.tsx';
import { usePageLive } from '../live.ts';
import { OpenPage } from '../page/open-page.tsx';
import { loadActions } from '../page/page-actions.tsx';

const LinkGate = lazy(async () => ({ default: (await import('../page/link-gate.tsx')).LinkGate }));

/** The page is read while its link is being pressed, and what shows it loads then. */
export function ahead({ parameters: { id = '' }, query, user }: Opening) {
  const link = query.get('link');
  const address = link === null ? { url: id } : { url: id, link };
  return [asks(getPage, address, (page, fillings) => Promise.all([loadViews(page.blocks, fillings), loadActions(page, user, fillings)]))];
}

/** Views of blocks that few pages have. */
export const fills = rareFills;

/** `/seite/:id`: one page, for everybody who may read it; `?link=` is the secret of a shared link. */
export function Screen() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const link = query.get('link');
  /** The link with the proof of its password, once that was given. */
  const [proven, setProven] = useState<string | null>(null);
  const given = proven ?? link;
  const address = useMemo<PageAddress>(() => (given === null ? { url: id } : { url: id, link: given }), [id, given]);
  const page = usePage(address);
  const session = useSession();
  usePageLive(address, page.data);
  useOwnAddress(address, page.data);
  if (link !== null && given !== null && page.data === undefined && isRefusedWith(page.error, 'LINK_PASSWORD_NEEDED'))
    return (
      <Suspense fallback={null}>
        <LinkGate key={given} url={id} secret={link} tried={given} onOpened={setProven} />
      </Suspense>
    );
  // Visitors learn of no page whether it exists; whoever may read it signs in and comes back.
  if (session.status === 'signedOut' && page.data === undefined && isRefusedWith(page.error, 'PAGE_NOT_FOUND'))
    return <ClosedPage byLink={link !== null} />;
  return (
    <ListState query={page} skeleton="page">
      {(shown) => <OpenPage key={shown.id} page={shown} address={address} />}
    </ListState>
  );
}

const isRefusedWith = (error: Error | null, code: string) => error instanceof RefusedError && error.is(code);
