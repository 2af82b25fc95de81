import { Button, makeStyles } from '@fluentui/react-components';
import { Copy24Regular } from '@fluentui/react-icons/svg/copy';
import { Edit24Regular } from '@fluentui/react-icons/svg/edit';
import { EyeLines24Regular } from '@fluentui/react-icons/svg/eye-lines';
import { Print24Regular } from '@fluentui/react-icons/svg/print';
import { Share24Regular } from '@fluentui/react-icons/svg/share';
import { Star24Filled, Star24Regular } from '@fluentui/react-icons/svg/star';
import { Extra, loadable, loadSlots, pageTools, type SignedInUser, type SlotFilling, useCurrentUser } from '@pausenplatz/kernel-host';
import { lazy, Suspense, useState } from 'react';
import type { Page, PageReader } from '../../contract/index.ts';
import type { EditSession } from '../../rules/index.ts';
import { editingTexts, pageTexts, viewAsTexts } from '../../texts.ts';
import { VisibilityChip } from '../components/visibility-chip.tsx';
import type { PageAddress, PageUpdate } from '../data.ts';
import { useNavigation, useNavigationChanges } from '../navigation-data.ts';

const ShowButton = loadable(async () => (await import('./show-button.tsx')).ShowButton, 'pages.showButton');
const loadTools = async () => ({ default: (await import('./page-tools.tsx')).PageTools });
const PageTools = lazy(loadTools);
const CopyPageDialog = lazy(async () => ({ default: (await import('../navigation/copy-page-dialog.tsx')).CopyPageDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

const useStyles = makeStyles({ bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' } });

const printNow = async () => (await import('./print-page.ts')).printPage();

/** Children keep no copy elsewhere. */
const hasTools = ({ mayCopy }: Pick<Page, 'mayCopy'>, user: Pick<SignedInUser, 'userRoles'> | null): boolean =>
  mayCopy && user?.userRoles.includes('Pupil') === false;

/** Loads what stands among the actions of a page before it is opened. */
export async function loadActions(page: Page, user: SignedInUser | null, fillings: readonly SlotFilling[]): Promise<void> {
  if (hasTools(page, user)) await Promise.all([loadTools(), loadSlots(fillings, [pageTools.name])]);
}

interface PageActionsProps {
  readonly page: Page;
  readonly address: PageAddress;
  readonly mayChange: boolean;
  readonly session: EditSession;
  readonly onEdit: () => void;
  readonly onViewAs: (reader: PageReader) => void;
  readonly update: (update: PageUpdate) => Promise<{ readonly url: string }>;
}

/** What a reader can do with a page, and more for those who may change it. */
export function PageActions({ page, address, mayChange, session, onEdit, onViewAs, update }: PageActionsProps) {
  const styles = useStyles();
  const user = useCurrentUser();
  const [shares, setShares] = useState(false);
  const [copies, setCopies] = useState(false);
  return (
    <div className={styles.bar}>
      {mayChange && <VisibilityChip {...page} hidden={page.draft ? 'draft' : null} />}
      {user && address.link === undefined && <FavouriteButton page={page} />}
      <Button
        appearance="subtle"
        icon={<Print24Regular />}
        aria-label={pageTexts.print}
        title={pageTexts.print}
        onClick={() => void printNow()}
      />
      {page.mayCopy && (
        <Button
          appearance="subtle"
          icon={<Copy24Regular />}
          aria-label={pageTexts.copy}
          title={pageTexts.copy}
          onClick={() => setCopies(true)}
        />
      )}
      {hasTools(page, user) && (
        <Extra>
          <PageTools page={page} />
        </Extra>
      )}
      {mayChange && (
        <>
          <Button
            appearance="subtle"
            icon={<EyeLines24Regular />}
            aria-label={viewAsTexts.action}
            title={viewAsTexts.action}
            onClick={() => onViewAs('pupil')}
          />
          {page.draft && (
            <Suspense fallback={null}>
              <ShowButton page={page} update={update} />
            </Suspense>
          )}
          <Button icon={<Share24Regular />} onClick={() => setShares(true)}>
            {pageTexts.share}
          </Button>
          <Button
            appearance={page.draft ? 'secondary' : 'primary'}
            icon={<Edit24Regular />}
            disabledFocusable={session.step === 'asking'}
            onClick={onEdit}
          >
            {session.step === 'asking' ? editingTexts.asking : pageTexts.edit}
          </Button>
        </>
      )}
      {copies && (
        <Suspense fallback={null}>
          <CopyPageDialog page={{ id: page.id, name: page.title }} groupId={page.groupForId} onClose={() => setCopies(false)} />
        </Suspense>
      )}
      {shares && (
        <Suspense fallback={null}>
          <ShareDialog page={page} update={update} onViewAs={onViewAs} onClose={() => setShares(false)} />
        </Suspense>
      )}
    </div>
  );
}

function FavouriteButton({ page }: { readonly page: Page }) {
  const navigation = useNavigation();
  const changes = useNavigationChanges();
  const isFavourite = navigation.data?.favourites.includes(page.id) ?? false;
  const label = isFavourite ? pageTexts.unfavour : pageTexts.favour;
  return (
    <Button
      appearance="subtle"
      icon={isFavourite ? <Star24Filled /> : <Star24Regular />}
      aria-label={label}
      title={label}
      onClick={() => changes.favour({ id: page.id, name: page.title }, !isFavourite)}
    />
  );
}
