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
import { CloudCheckmark24Regular } from '@fluentui/react-icons/svg/cloud-checkmark';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { ListState, Modal, notifyRefusal } from '@pausenplatz/kernel-ui';
import { getSharing, type Page, type PageReader, type Visibility } from '../../contract/index.ts';
import { shareTexts } from '../../texts.share.ts';
import { pageTexts } from '../../texts.ts';
import type { PageUpdate } from '../data.ts';
import { WithCatalogue } from '../catalogue/with-catalogue.tsx';
import { SharePreview } from './share-preview.tsx';
import { Sharing } from './sharing.tsx';
import { SharingNotice } from './sharing-notice.tsx';

const useStyles = makeStyles({
  surface: { maxWidth: '1120px', width: 'calc(100vw - 24px)' },
  content: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  actions: {
    gridColumnStart: 1,
    gridColumnEnd: -1,
    justifySelf: 'stretch',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    '@media (max-width: 480px)': { flexDirection: 'row' },
  },
  button: { whiteSpace: 'nowrap' },
  sign: { flexShrink: 0 },
  applies: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    marginInlineEnd: 'auto',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    '@media (max-width: 480px)': { display: 'none' },
  },
});

interface ShareDialogProps {
  readonly page: Page;
  readonly update: (update: PageUpdate) => Promise<{ readonly url: string }>;
  readonly onViewAs: (reader: PageReader) => void;
  readonly onClose: () => void;
}

/** Who may read a page: one choice, and beside it what belongs to it. */
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
                {(shared) => (
                  <WithCatalogue skeleton="form">
                    <Sharing page={page} shared={shared} update={update} onLook={() => close(() => onViewAs(readerOf(page.visibility)))} />
                  </WithCatalogue>
                )}
              </ListState>
              <SharePreview page={page} />
            </DialogContent>
            <DialogActions className={styles.actions}>
              <span className={styles.applies}>
                <CloudCheckmark24Regular aria-hidden className={styles.sign} />
                {shareTexts.applies}
              </span>
              {page.visibility !== 'group' && (
                <Button
                  appearance="subtle"
                  className={styles.button}
                  onClick={() => void update({ id: page.id, field: 'visibility', value: 'group' }).catch(notifyRefusal)}
                >
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

/** The widest reader that a choice lets in. */
function readerOf(visibility: Visibility): PageReader {
  if (visibility === 'public') return 'everybody';
  return visibility === 'link' ? 'link' : 'pupil';
}
