import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { counted, fill } from '@pausenplatz/kernel-contract';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import { Chip } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { ContributedType, Contribution } from '../../contract/index.ts';
import { contributionTexts as texts } from '../../texts.contributions.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { MembersBar } from './members-bar.tsx';
import { SuggestDialog } from './suggest-dialog.tsx';
import { nameOfEntry } from './suggested-entry.tsx';
import { useContributionChanges, useContributions } from './use-contributions.ts';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground2 },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px', '@media print': { display: 'none' } },
  row: { minHeight: '44px', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  name: { overflowWrap: 'anywhere', minWidth: 0 },
});

interface ContributionsProps {
  readonly type: ContributedType;
  readonly pageId: string;
  readonly blockId: string;
  readonly files: Readonly<Record<string, ShownBlockFile>>;
}

/** Below a block that takes suggestions: to suggest one, with what came of one's own; for who changes the page what waits. */
export function Contributions({ type, pageId, blockId, files }: ContributionsProps) {
  const styles = useStyles();
  const { data } = useContributions(blockId, pageId);
  const changes = useContributionChanges(blockId);
  const [open, setOpen] = useState<'suggest' | 'decide' | null>(null);
  const close = () => setOpen(null);
  if (!data) return <MembersBar />;
  const waiting = data.contributions.filter(({ state }) => state === 'waiting');
  if (data.mayDecide)
    return (
      <>
        <MembersBar>
          {waiting.length === 0 ? (
            <span className={styles.quiet}>{texts.none}</span>
          ) : (
            <>
              <Chip color="yellow">{counted(texts.waiting, waiting.length)}</Chip>
              <Button appearance="primary" onClick={() => setOpen('decide')}>
                {texts.look}
              </Button>
            </>
          )}
        </MembersBar>
        {open === 'decide' && (
          <DecideDialog type={type} contributions={data.contributions} files={data.files} onDecide={changes.decide} onClose={close} />
        )}
      </>
    );
  return (
    <>
      <MembersBar>
        {data.mayAdd && (
          <Button icon={<Add24Regular />} onClick={() => setOpen('suggest')}>
            {texts.suggest[type]}
          </Button>
        )}
      </MembersBar>
      {data.contributions.length > 0 && (
        <ul className={styles.list} aria-label={texts.own}>
          {data.contributions.map((one) => (
            <li key={one.id} className={styles.row}>
              <OwnContribution type={type} contribution={one} onRemove={changes.remove} />
            </li>
          ))}
        </ul>
      )}
      {open === 'suggest' && <SuggestDialog type={type} blockId={blockId} files={files} onSend={changes.suggest} onClose={close} />}
    </>
  );
}

const colors = { waiting: 'yellow', released: 'green', declined: 'grey' } as const;

interface OwnContributionProps {
  readonly type: ContributedType;
  readonly contribution: Contribution;
  readonly onRemove: (id: string) => void;
}

function OwnContribution({ type, contribution: { id, entry, state }, onRemove }: OwnContributionProps) {
  const styles = useStyles();
  const name = nameOfEntry(type, entry);
  const [word, sentence] = state === 'waiting' ? [texts.takeBack, texts.takeBackOne] : [texts.putAway, texts.putAwayOne];
  return (
    <>
      <span className={styles.name}>{name}</span>
      <Chip color={colors[state]}>{texts.states[state]}</Chip>
      {state !== 'released' && (
        <Button size="small" appearance="subtle" aria-label={fill(sentence, { name })} onClick={() => onRemove(id)}>
          {word}
        </Button>
      )}
    </>
  );
}
