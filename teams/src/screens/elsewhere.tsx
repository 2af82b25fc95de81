import { Button } from '@fluentui/react-components';
import { setPageTitle, useHost } from '@pausenplatz/kernel-host';
import { ButtonLink, EmptyState } from '@pausenplatz/kernel-ui';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { tabPathOf } from '../tab-paths.ts';
import { teamsTexts } from '../texts.ts';

/** What is no tab: an own path that a tab shows goes there, any other opens in the browser, an unknown tab says so. */
export function Elsewhere() {
  const { elsewhere, unknownTab, toPages } = teamsTexts;
  const host = useHost();
  const { pathname, search, hash } = useLocation();
  const wanted = pathname + search + hash;
  const tab = tabPathOf(wanted);
  const isTab = pathname.startsWith('/teams/');
  const { title, body } = isTab ? unknownTab : elsewhere;
  useEffect(() => {
    if (tab === null) setPageTitle(title);
  }, [tab, title]);
  if (tab !== null) return <Navigate to={tab} replace />;
  return (
    <EmptyState
      as="h1"
      scene="closedGate"
      title={title}
      body={body}
      action={
        <>
          {!isTab && (
            <Button appearance="primary" onClick={() => host.openLink(wanted)}>
              {elsewhere.open}
            </Button>
          )}
          <ButtonLink to="/teams/personal-tab">{toPages}</ButtonLink>
        </>
      }
    />
  );
}
