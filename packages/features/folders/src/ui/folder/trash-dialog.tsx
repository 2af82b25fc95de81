import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay, zurichDay } from '@pausenplatz/kernel-format';
import { ClosableDialog, ListState } from '@pausenplatz/kernel-ui';
import { listFolderTrash } from '../../contract/index.ts';
import { folderTexts, trashTexts as texts } from '../../texts.ui.ts';
import { ItemFace } from './item-face.tsx';

const useStyles = makeStyles({
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px' },
  row: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', gap: '8px' },
  words: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  facts: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2 },
});

interface TrashDialogProps {
  readonly blockId: string;
  readonly onRestore: (ids: readonly string[]) => Promise<void>;
  readonly onClose: () => void;
}

/** What was deleted within sixty days, and a way to fetch each back. */
export function TrashDialog({ blockId, onRestore, onClose }: TrashDialogProps) {
  const styles = useStyles();
  const query = useCall(listFolderTrash, { blockId });
  return (
    <ClosableDialog title={texts.title} closeLabel={texts.close} onClose={onClose}>
      {() => (
        <>
          <p className={styles.quiet}>{texts.help}</p>
          <ListState query={query} isEmpty={({ items }) => items.length === 0} empty={<p className={styles.quiet}>{texts.none}</p>}>
            {({ items }) => (
              <ul className={styles.list} aria-label={texts.title}>
                {items.map(({ id, name, file, author, isOwn, deletedAt }) => (
                  <li key={id} className={styles.row}>
                    <ItemFace file={file} />
                    <span className={styles.words}>
                      {name}
                      <span className={styles.facts}>
                        {[
                          author && !isOwn && fill(folderTexts.by, { name: author.name }),
                          fill(texts.deleted, { day: longDay(zurichDay(new Date(deletedAt))) }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </span>
                    <Button aria-label={fill(texts.restoreOne, { name })} onClick={() => void onRestore([id]).then(() => query.refetch())}>
                      {texts.restore}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </ListState>
        </>
      )}
    </ClosableDialog>
  );
}
