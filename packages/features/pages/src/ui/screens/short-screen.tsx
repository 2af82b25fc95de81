import { RefusedError, useCall } from '@pausenplatz/kernel-browser';
import { ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { Navigate, useParams } from 'react-router-dom';
import { openShortLink } from '../../contract/index.ts';
import { pagesTitles } from '../../titles.ts';
import { ClosedPage } from '../page/closed-page.tsx';

/** `/s/{code}`: a short address from the board, on its way to the page. */
export function Screen() {
  const { code = '' } = useParams();
  const query = useCall(openShortLink, { code: code.slice(0, 20) }, { staleTime: Infinity });
  if (query.data) return <Navigate replace to={wayTo(query.data)} />;
  const isClosed = query.error instanceof RefusedError && query.error.is('SHORT_LINK_CLOSED');
  return (
    <Frame title={pagesTitles.short} hideTitle>
      {isClosed ? <ClosedPage byLink={false} /> : <ListState query={query}>{() => null}</ListState>}
    </Frame>
  );
}

const wayTo = ({ url, link }: { readonly url: string; readonly link: string | null }): string =>
  link === null ? `/seite/${url}` : `/seite/${url}?link=${encodeURIComponent(link)}`;
