import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import type { FolderItem } from '../../contract/index.ts';
import { type HandIn, missing } from '../../rules/index.ts';
import { handInTexts as texts } from '../../texts.ui.ts';
import type { Chosen } from './use-chosen.ts';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  missing: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px', gridTemplateColumns: 'minmax(0, 1fr)' },
  child: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, paddingTop: '8px' },
  who: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px', minHeight: '28px' },
  tool: { '@media print': { display: 'none' } },
});

interface HandInListProps {
  readonly all: readonly HandIn[];
  readonly chosen: Chosen;
  readonly row: (item: FolderItem) => ReactNode;
}

/** Who handed in what, and who is missing: each child of the class, in the order of the class. */
export function HandInList({ all, chosen, row }: HandInListProps) {
  const styles = useStyles();
  const open = missing(all);
  const ids = all.flatMap(({ files }) => files.map(({ id }) => id));
  return (
    <section className={styles.part} aria-label={texts.title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{texts.title}</h3>
        {ids.length > 0 && (
          <Button className={styles.tool} size="small" onClick={() => chosen.set(ids, true)}>
            {texts.chooseAll}
          </Button>
        )}
      </div>
      {all.length === 0 ? (
        <p className={styles.missing}>{texts.nobody}</p>
      ) : (
        <p className={styles.missing}>
          {open.length === 0 ? texts.complete : fill(texts.missing, { names: open.map(({ name }) => name).join(', ') })}
        </p>
      )}
      <ul className={styles.list}>
        {all.map(({ pupil, files }) => (
          <li key={pupil.id} className={styles.child}>
            <div className={styles.who}>
              <span>{pupil.name}</span>
              {files.length === 0 && <Chip color="yellow">{texts.missingOne}</Chip>}
            </div>
            {files.length > 0 && (
              <ul className={styles.list} aria-label={pupil.name}>
                {files.map((item) => (
                  <li key={item.id}>{row(item)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
