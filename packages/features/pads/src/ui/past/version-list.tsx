import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { clockTime, longDay, zurichDay } from '@pausenplatz/kernel-format';
import { ListState, look } from '@pausenplatz/kernel-ui';
import { listPadVersions, type PastVersion } from '../../contract/past.ts';
import { padBlockTexts } from '../../texts.block.ts';
import { pastTexts as texts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    padding: '12px',
    borderRadius: look.radiusCard,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { flex: '1 1 240px', minWidth: 0, display: 'grid', gap: '2px' },
  at: { fontWeight: tokens.fontWeightSemibold },
  beginning: { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  button: { minHeight: look.touch },
});

/** When a version was, in words. */
export const momentOf = ({ at }: Pick<PastVersion, 'at'>): string =>
  fill(texts.at, { day: longDay(zurichDay(new Date(at))), time: clockTime(at) });

interface VersionListProps {
  readonly blockId: string;
  readonly onShow: (version: PastVersion) => void;
}

export function VersionList({ blockId, onShow }: VersionListProps) {
  const styles = useStyles();
  // Each time anew: somebody may be writing.
  const query = useCall(listPadVersions, { blockId }, { staleTime: 0 });
  return (
    <ListState query={query} isEmpty={({ versions }) => versions.length === 0} empty={<p className={styles.quiet}>{texts.none}</p>}>
      {({ versions }) => (
        <ul className={styles.list} aria-label={texts.list}>
          {versions.map((version) => (
            <li key={version.id} className={styles.row}>
              <div className={styles.words}>
                <span className={styles.at}>{momentOf(version)}</span>
                <p className={styles.beginning}>{version.beginning}</p>
                <p className={styles.quiet}>
                  {counted(texts.characters, version.characters)}
                  {version.writers.length > 0 && ` · ${fill(texts.by, { names: namesOf(version) })}`}
                </p>
              </div>
              <Button
                className={styles.button}
                aria-label={fill(texts.showNamed, { at: momentOf(version) })}
                onClick={() => onShow(version)}
              >
                {texts.show}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </ListState>
  );
}

const namesOf = ({ writers }: PastVersion): string => writers.map((name) => name || padBlockTexts.somebody).join(', ');
