import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIsLineDown } from '@pausenplatz/kernel-browser';
import { Extra, mountFeatures, ScreenBoundary, SlotsProvider, useScrollRules, useSession, useSessionStore } from '@pausenplatz/kernel-host';
import { LoadingBar, look } from '@pausenplatz/kernel-ui';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { features } from '../features.ts';
import { ReleaseNotesOnce } from '../release-notes/release-notes-once.tsx';
import type { NavigationPort } from '../services/navigation-port.ts';
import { frameTexts } from '../texts.ts';
import { BarFrame } from './bar-frame.tsx';
import { isOneOf } from './is-one-of.ts';
import { fillings, parts, screenAt } from './parts.tsx';
import { entriesFor } from './entries.ts';
import { useSearchKeys } from './use-search-keys.ts';
import { useSidebar, wideQuery } from './use-sidebar.ts';

const rare = async () => (await import('./rare.ts')).rare;
const NotFound = lazy(async () => ({ default: (await (await rare()).notFound()).NotFoundScreen }));
const SearchDialog = lazy(async () => ({ default: (await (await rare()).search()).SearchDialog }));

const ConnectionBar = lazy(async () => ({ default: (await import('../beside-start.ts')).ConnectionBar }));

const { PageBackground, SignedInBars, VisitorBar } = parts;

const contentId = 'inhalt';
const routes = mountFeatures(features, fillings);
const paths = features.flatMap((feature) => feature.screens.map((screen) => screen.path));
const screenExists = (path: string) => isOneOf(paths, path);

const useStyles = makeStyles({
  shell: { position: 'relative', zIndex: 1, minHeight: '100vh', display: 'flex', flexDirection: 'column', '--barHeight': '60px' },
  besideSidebar: { [wideQuery]: { marginLeft: '280px' }, '@media print': { marginLeft: 0 } },
  content: {
    flexGrow: 1,
    minWidth: 0,
    outlineStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    '@media (max-width: 640px)': { paddingBottom: '72px' },
  },
  skip: {
    position: 'fixed',
    zIndex: 1002,
    top: '8px',
    left: '8px',
    padding: '12px 16px',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForeground1,
    boxShadow: look.shadowCard,
    ':not(:focus)': { transform: 'translateY(-200%)' },
    '@media print': { display: 'none' },
  },
});

/** Everything around a screen: background, bars, sidebar, banners, search. */
export function Shell({ port }: { readonly port: NavigationPort }) {
  const styles = useStyles();
  const session = useSession();
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isInApp = screenAt(pathname)?.inApp === true;
  const sidebar = useSidebar();
  // Without knowing who is there, nothing is on the screen but a notice of its own.
  const isLineDown = useIsLineDown();
  const [searching, setSearching] = useState(false);
  const signedIn = session.status === 'signedIn';
  const entries = useMemo(() => entriesFor(features, session), [session]);
  const openSearch = useCallback(() => setSearching(true), []);
  useScrollRules(contentId);
  useSearchKeys(openSearch, signedIn);

  useEffect(() => port.connect((path, state) => void navigate(path, { state })), [port, navigate]);
  // Without an answer the network-error screen is on its way; a fault of another kind leaves the visitor a visitor.
  useEffect(() => void sessions.check().catch(() => undefined), [sessions]);

  const bars = useMemo(
    () =>
      signedIn ? (
        <SignedInBars sidebar={isInApp ? null : sidebar} entries={entries} onSearch={openSearch} screenExists={screenExists} />
      ) : (
        <VisitorBar canSignIn={session.status === 'signedOut'} />
      ),
    [signedIn, isInApp, sidebar, entries, openSearch, session.status],
  );

  return (
    <>
      <a className={styles.skip} href={`#${contentId}`}>
        {frameTexts.skip}
      </a>
      <LoadingBar />
      <Suspense fallback={null}>
        <PageBackground />
      </Suspense>
      <div className={mergeClasses(styles.shell, signedIn && sidebar.pinned && !isInApp && styles.besideSidebar)}>
        <Extra>
          <Suspense fallback={<BarFrame />}>{bars}</Suspense>
        </Extra>
        <main id={contentId} tabIndex={-1} className={styles.content} aria-label={frameTexts.content}>
          <Routes>
            {routes}
            <Route
              path="*"
              element={
                <ScreenBoundary>
                  <Suspense fallback={null}>
                    <NotFound />
                  </Suspense>
                </ScreenBoundary>
              }
            />
          </Routes>
        </main>
      </div>
      {searching && signedIn && (
        <Extra>
          <SlotsProvider value={fillings}>
            <SearchDialog entries={entries} onClose={() => setSearching(false)} />
          </SlotsProvider>
        </Extra>
      )}
      {isLineDown && session.status !== 'unknown' && (
        <Extra>
          <ConnectionBar />
        </Extra>
      )}
      <ReleaseNotesOnce />
    </>
  );
}
