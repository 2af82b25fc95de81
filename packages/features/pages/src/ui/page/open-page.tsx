import { makeStyles } from '@fluentui/react-components';
import { blockFaces, Extra, useBackground, useSlotLater } from '@pausenplatz/kernel-host';
import { EmptyState, Screen, Skeletons } from '@pausenplatz/kernel-ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fileBehind, type Page, type PageReader } from '../../contract/index.ts';
import { sharingNotice } from '../../rules/index.ts';
import { pageTexts } from '../../texts.ts';
import { viewsOnPage } from '../blocks/views-on-page.tsx';
import { WithCatalogue } from '../catalogue/with-catalogue.tsx';
import { InnerLinks } from '../components/inner-links.tsx';
import { type PageAddress, useBlockChanges, useUpdatePage } from '../data.ts';
import { useEditSession } from '../editing/use-edit-session.ts';
import { PageView } from '../framed.tsx';
import { useCountedVisit } from '../use-counted-visit.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { PageActions } from './page-actions.tsx';
import { PageHead } from './page-head.tsx';

const loadEditPage = async () => ({ default: (await import('../editing/edit-page.tsx')).EditPage });
const EditPage = lazy(loadEditPage);
const HeldBanner = lazy(async () => ({ default: (await import('./edit-banner.tsx')).HeldBanner }));
const SharingNotice = lazy(async () => ({ default: (await import('./sharing-notice.tsx')).SharingNotice }));
const PageAs = lazy(async () => ({ default: (await import('./page-as.tsx')).PageAs }));
const LostPage = lazy(async () => ({ default: (await import('../editing/lost-page.tsx')).LostPage }));

const useStyles = makeStyles({ view: { minHeight: '40vh' } });

/** A page that was found: to read first, and on purpose to edit. */
export function OpenPage({ page, address }: { readonly page: Page; readonly address: PageAddress }) {
  const styles = useStyles();
  const { session, ask, takeOver, leave, report, hold } = useEditSession(page.id);
  const changes = useBlockChanges(address, page, session.step === 'editing' ? session.fence : null);
  const update = useUpdatePage(address);
  const mayChange = page.groupPermission >= 2;
  useBackground({ ...page.background, picture: page.files[fileBehind(page.background) ?? ''] });
  useCountedVisit(page.url);
  useFreshPage(mayChange, ask);
  const loadFaces = useSlotLater(blockFaces);
  const edit = () => {
    // On their way while the lock is asked for; what fails to load fails where it is shown.
    void Promise.allSettled([loadFaces(), loadEditPage()]);
    ask();
  };

  const isEditing = session.step === 'editing';
  const [reader, setReader] = useState<PageReader | null>(null);
  if (reader !== null)
    return (
      <Screen title={page.title} width="normal">
        <Suspense fallback={<Skeletons shape="page" />}>
          <PageAs page={page} reader={reader} onReader={setReader} onBack={() => setReader(null)} />
        </Suspense>
      </Screen>
    );
  const actions = (
    <PageActions page={page} address={address} mayChange={mayChange} session={session} onEdit={edit} onViewAs={setReader} update={update} />
  );
  return (
    <Screen
      title={page.title}
      width={isEditing ? 'wide' : 'normal'}
      hideTitle={isEditing}
      above={<Breadcrumb page={page} />}
      {...(!isEditing && { actions })}
    >
      {/* In edit mode the title is the field below. */}
      <Suspense fallback={null}>
        {session.step === 'held' && <HeldBanner lock={session.lock} onTakeOver={takeOver} onStay={leave} />}
      </Suspense>
      <PageHead page={page} />
      <Extra>{sharingNotice(page) !== null && <SharingNotice page={page} />}</Extra>
      <Suspense fallback={null}>
        {session.step === 'lost' && (
          <WithCatalogue skeleton="page">
            <LostPage page={page} holderName={session.holderName} isMine={session.isMine} onAsk={ask} onLeave={leave} />
          </WithCatalogue>
        )}
        {isEditing && (
          <WithCatalogue skeleton="page">
            <EditPage page={page} changes={changes} update={update} report={report} hold={hold} onDone={leave} />
          </WithCatalogue>
        )}
      </Suspense>
      {!isEditing && (
        <InnerLinks className={styles.view}>
          {page.blocks.length > 0 ? (
            <PageView page={page} views={viewsOnPage(page.blocks)} showTitle={false} />
          ) : (
            <EmptyState
              scene="schoolYard"
              title={mayChange ? pageTexts.emptyTitle : pageTexts.emptyForReaders}
              {...(mayChange && { body: pageTexts.emptyBody })}
            />
          )}
        </InnerLinks>
      )}
    </Screen>
  );
}

// Whoever has just made a page wants to fill it; the wish is used up once, so that going back shows the view.
function useFreshPage(may: boolean, start: () => void): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const wants = typeof state === 'object' && state !== null && 'edits' in state;
  const isUsed = useRef(false);
  useEffect(() => {
    if (!may || !wants || isUsed.current) return;
    isUsed.current = true;
    void navigate('.', { replace: true, state: null });
    start();
  }, [may, wants, start, navigate]);
}
