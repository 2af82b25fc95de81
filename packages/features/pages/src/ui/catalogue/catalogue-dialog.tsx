import { Input, makeStyles, tokens } from '@fluentui/react-components';
import { Search24Regular } from '@fluentui/react-icons/svg/search';
import { counted } from '@pausenplatz/kernel-contract';
import { useRef, useState } from 'react';
import { blockAvailability, type BlockUser, groupByCatalogue } from '../../rules/index.ts';
import { editingTexts } from '../../texts.ts';
import { useBlockCatalogue } from './block-catalogue.ts';
import { CatalogueCard } from './catalogue-card.tsx';
import { ClosableDialog } from '@pausenplatz/kernel-ui';

const useStyles = makeStyles({
  surface: { maxWidth: '860px', width: 'calc(100vw - 24px)', padding: '20px' },
  content: { display: 'block' },
  search: { width: '100%', marginBottom: '8px' },
  groups: { display: 'grid', gap: '20px', alignContent: 'start', minHeight: 'min(480px, 50vh)', padding: '4px' },
  group: {
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  cards: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

interface CatalogueDialogProps {
  readonly author: BlockUser;
  readonly onChoose: (type: string) => void;
  readonly onClose: () => void;
  /** After the closing, where nothing was chosen. */
  readonly onNothing?: (() => void) | undefined;
}

/** The catalogue of blocks (P1): groups of the specification, search, and only what this person may add. */
export function CatalogueDialog({ author, onChoose, onClose, onNothing }: CatalogueDialogProps) {
  const styles = useStyles();
  const texts = editingTexts.catalogue;
  const [search, setSearch] = useState('');
  const isChosen = useRef(false);
  const closed = () => {
    onClose();
    if (!isChosen.current) onNothing?.();
  };
  const take = (close: (andThen: () => void) => void, type: string) => {
    isChosen.current = true;
    close(() => onChoose(type));
  };
  const catalogue = useBlockCatalogue();
  const offered = catalogue.filter(({ block }) => blockAvailability(block.flags, author) !== 'hidden');
  const groups = groupByCatalogue(
    offered.map((entry) => ({ ...entry.block, entry })),
    search,
  );
  const first = groups.flatMap(({ blocks }) => blocks).find(({ flags }) => blockAvailability(flags, author) === 'available');
  const count = groups.reduce((sum, { blocks }) => sum + blocks.length, 0);
  return (
    <ClosableDialog
      title={texts.title}
      closeLabel={texts.close}
      surfaceClassName={styles.surface}
      contentClassName={styles.content}
      onClose={closed}
    >
      {(close) => (
        <>
          <Input
            className={styles.search}
            value={search}
            contentBefore={<Search24Regular aria-hidden />}
            placeholder={texts.search}
            aria-label={texts.search}
            onChange={(_event, { value }) => setSearch(value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || first === undefined) return;
              event.preventDefault();
              take(close, first.type);
            }}
          />
          <output className={styles.hidden}>{search === '' ? '' : counted(texts.hits, count)}</output>
          <div className={styles.groups}>
            {count === 0 && <p>{texts.nothing}</p>}
            {groups.map(({ group, blocks }) => (
              <section key={group} aria-label={group}>
                <h3 className={styles.group}>{group}</h3>
                <ul className={styles.cards}>
                  {blocks.map(({ entry }) => (
                    <li key={entry.block.type}>
                      <CatalogueCard
                        entry={entry}
                        availability={blockAvailability(entry.block.flags, author)}
                        onChoose={() => take(close, entry.block.type)}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </ClosableDialog>
  );
}
