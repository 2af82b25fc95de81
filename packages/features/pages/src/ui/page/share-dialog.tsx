import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { EyeLines24Regular } from '@fluentui/react-icons/svg/eye-lines';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { ListState, Modal, notifyRefusal } from '@pausenplatz/kernel-ui';
import { getSharing, type Page, type PageReader, type Visibility } from '../../contract/index.ts';
import { choiceOf, easyPassword, type SharingChoice, sharingChoices } from '../../rules/index.ts';
import { pageTexts, viewAsTexts } from '../../texts.ts';
import type { PageUpdate } from '../data.ts';
import { passwordWords } from './password-words.data.ts';
import { ShareAddress } from './share-address.tsx';
import { ShareChoices } from './share-choices.tsx';
import { ShareEmbed } from './share-embed.tsx';
import { ShareLink } from './share-link.tsx';
import { ShareTime } from './share-time.tsx';
import { SharingNotice } from './sharing-notice.tsx';

const useStyles = makeStyles({
  surface: { maxWidth: '1080px', width: 'calc(100vw - 24px)' },
  content: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  parts: {
    display: 'grid',
    gap: '24px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 380px) minmax(0, 1fr)',
    '@media (max-width: 859px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  belongs: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface ShareDialogProps {
  readonly page: Page;
  readonly update: (update: PageUpdate) => Promise<{ readonly url: string }>;
  readonly onViewAs: (reader: PageReader) => void;
  readonly onClose: () => void;
}

/** Who may read a page: one choice, and beside it the link, the password and the time that belong to it. */
export function ShareDialog({ page, update, onViewAs, onClose }: ShareDialogProps) {
  const styles = useStyles();
  const texts = pageTexts.sharing;
  const sharing = useCall(getSharing, { id: page.id });
  return (
    <Modal onClose={onClose}>
      {(close) => (
        <DialogSurface className={styles.surface}>
          <DialogBody>
            <DialogTitle>{fill(texts.title, { title: page.title })}</DialogTitle>
            <DialogContent className={styles.content}>
              {/* The bar clips what is inside, so that a row of the grid would make it too low for its words. */}
              <div>
                <SharingNotice page={page} />
              </div>
              <ListState query={sharing} skeleton="rows">
                {(shared) => <Sharing page={page} shared={shared} update={update} />}
              </ListState>
            </DialogContent>
            <DialogActions>
              <Button appearance="subtle" icon={<EyeLines24Regular />} onClick={() => close(() => onViewAs(readerOf(page.visibility)))}>
                {viewAsTexts.exactly}
              </Button>
              {page.visibility !== 'group' && (
                <Button onClick={() => void update({ id: page.id, field: 'visibility', value: 'group' }).catch(notifyRefusal)}>
                  {texts.end}
                </Button>
              )}
              <Button onClick={() => close()}>{texts.close}</Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      )}
    </Modal>
  );
}

interface SharingProps {
  readonly page: Page;
  readonly shared: OutputOf<typeof getSharing>;
  readonly update: ShareDialogProps['update'];
}

function Sharing({ page, shared, update }: SharingProps) {
  const styles = useStyles();
  const user = useCurrentUser();
  const isPupils = page.groupForType === 'user' && user?.userRoles.includes('Pupil') === true;
  const chosen = choiceOf(page.visibility, shared.linkPassword);
  const change = (one: PageUpdate) => void update(one).catch(notifyRefusal);
  const newPassword = () => change({ id: page.id, field: 'linkPassword', value: easyPassword(passwordWords, secureRandom) });
  const choose = async (choice: SharingChoice) => {
    const { id } = page;
    // The word first: the link must not be open for a moment.
    if (choice === 'linkPassword') await update({ id, field: 'linkPassword', value: easyPassword(passwordWords, secureRandom) });
    const visibility = choice === 'linkPassword' ? 'link' : choice;
    if (visibility !== page.visibility) await update({ id, field: 'visibility', value: visibility });
    if (choice === 'link' && shared.linkPassword !== null) await update({ id, field: 'linkPassword', value: null });
  };
  const isOpen = chosen !== 'group' || page.groupForType !== 'user';
  const byLink = page.visibility === 'link';
  // Neither a link nor a frame opens before a teacher has said yes.
  const isAllowed = !isPupils || page.release === 'released' || page.visibility === 'class';
  return (
    <div className={styles.parts}>
      <ShareChoices
        page={page}
        choices={sharingChoices(shared.offered)}
        chosen={chosen}
        isPupils={isPupils}
        onChoose={(choice) => void choose(choice).catch(notifyRefusal)}
      />
      <div className={styles.belongs}>
        {isOpen && isAllowed && (!byLink || shared.link !== null) && (
          <ShareLink
            page={page}
            link={byLink ? shared.link : null}
            password={chosen === 'linkPassword' ? shared.linkPassword : null}
            onNewPassword={newPassword}
          />
        )}
        {!isOpen && <p className={styles.help}>{pageTexts.sharing.onlyMe}</p>}
        <ShareTime page={page} change={change} />
        <ShareAddress page={page} update={update} />
        {isAllowed && page.visibility === 'public' && <ShareEmbed page={page} sharing={shared} />}
      </div>
    </div>
  );
}

/** The widest reader that a choice lets in. */
function readerOf(visibility: Visibility): PageReader {
  if (visibility === 'public') return 'everybody';
  return visibility === 'link' ? 'link' : 'pupil';
}

const secureRandom = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
