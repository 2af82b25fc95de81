import { Button, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { clockTime, longDay, zurichDay } from '@pausenplatz/kernel-format';
import type { BlockSurroundings } from '@pausenplatz/kernel-host';
import { ClosableDialog, ListState } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import { type Block, type BlockVersion, getBlockVersion, listBlockVersions, pageLimits } from '../../contract/index.ts';
import { historyTexts as texts } from '../../texts.history.ts';
import { BlockView } from '../framed.tsx';
import { viewsOnPage } from '../blocks/views-on-page.tsx';

const useStyles = makeStyles({
  surface: { maxWidth: '960px' },
  parts: {
    display: 'grid',
    gap: '16px 24px',
    gridTemplateColumns: 'minmax(200px, 280px) minmax(0, 1fr)',
    '@media (max-width: 700px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  choices: { maxHeight: '50dvh', overflowY: 'auto', '@media (max-width: 700px)': { maxHeight: '30dvh' } },
  when: { display: 'grid' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  shown: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minHeight: '160px' },
  paper: {
    padding: '16px',
    borderRadius: look.radiusCard,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

interface BlockHistoryProps {
  readonly block: Block;
  readonly name: string;
  readonly around: BlockSurroundings;
  readonly onRestore: (versionId: string) => void;
  readonly onClose: () => void;
}

/** What a block was before: who wrote it when, how it looked, and the way back to it. */
export function BlockHistory({ block, name, around, onRestore, onClose }: BlockHistoryProps) {
  const styles = useStyles();
  const query = useCall(listBlockVersions, { blockId: block.id }, { staleTime: 0 });
  const [wanted, setWanted] = useState<string | null>(null);
  return (
    <ClosableDialog title={fill(texts.title, { name })} closeLabel={texts.close} surfaceClassName={styles.surface} onClose={onClose}>
      {(close) => (
        <ListState
          query={query}
          isEmpty={({ versions }) => versions.length === 0}
          empty={<p>{fill(texts.none, { count: pageLimits.versionsPerBlock, days: pageLimits.versionDays })}</p>}
        >
          {({ versions }) => {
            const chosen = versions.find(({ id }) => id === wanted) ?? versions[0];
            return (
              <div className={styles.parts}>
                <RadioGroup
                  className={styles.choices}
                  aria-label={texts.list}
                  value={chosen?.id ?? ''}
                  onChange={(_event, { value }) => setWanted(value)}
                >
                  {versions.map((version) => (
                    <Radio key={version.id} value={version.id} label={<When version={version} />} />
                  ))}
                </RadioGroup>
                {chosen && (
                  <section className={styles.shown} aria-label={texts.preview}>
                    <Version key={chosen.id} id={chosen.id} around={around} />
                    <div>
                      <Button appearance="primary" onClick={() => close(() => onRestore(chosen.id))}>
                        {texts.restore}
                      </Button>
                    </div>
                  </section>
                )}
              </div>
            );
          }}
        </ListState>
      )}
    </ClosableDialog>
  );
}

const momentOf = (at: string) => ({ day: longDay(zurichDay(new Date(at))), time: clockTime(at) });

function When({ version: { at, by, until } }: { readonly version: BlockVersion }) {
  const styles = useStyles();
  return (
    <span className={styles.when}>
      <span>{at === null ? texts.long : fill(texts.written, momentOf(at))}</span>
      <span className={styles.quiet}>
        {[...(by === null ? [] : [fill(texts.by, { name: by })]), fill(texts.until, momentOf(until))].join(', ')}
      </span>
    </span>
  );
}

function Version({ id, around }: { readonly id: string; readonly around: BlockSurroundings }) {
  const styles = useStyles();
  const query = useCall(getBlockVersion, { id });
  return (
    <ListState query={query} skeleton="form">
      {({ type, settings, files }) => (
        <div className={styles.paper} inert>
          <BlockView
            block={{ type, settings }}
            views={viewsOnPage([{ type }])}
            around={{ ...around, files: { ...around.files, ...files } }}
          />
        </div>
      )}
    </ListState>
  );
}
