import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { Chip, TextLink } from '@pausenplatz/kernel-ui';
import type { Releasable } from '../../contract/index.ts';
import { fullName } from '../../rules/index.ts';
import { noticeTexts, releaseTexts as texts } from '../../texts.ts';
import { visibilityWord } from '../components/visibility-chip.tsx';
import { useSharingChanges } from '../page/use-sharing-changes.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px' },
  row: {
    minHeight: '60px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '12px 4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
  },
  words: { flexGrow: 1, flexBasis: '220px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** Pages of pupils with whose they are, how far they are to go, and what the teacher says to that. */
export function ReleaseRows({ pages }: { readonly pages: readonly Releasable[] }) {
  const styles = useStyles();
  const changes = useSharingChanges();
  return (
    <ul className={styles.list}>
      {pages.map((page) => (
        <li key={page.id} className={styles.row}>
          <div className={styles.words}>
            <p className={styles.name}>
              <TextLink to={`/seite/${page.url}`}>{page.name}</TextLink>
            </p>
            <p className={styles.note}>{fill(texts.of, { name: fullName(page.owner), className: page.className })}</p>
            <p className={styles.note}>{stateOf(page)}</p>
          </div>
          {hasChanged(page) && <Chip color="yellow">{texts.changed}</Chip>}
          <div className={styles.buttons}>
            {page.release === 'waiting' ? (
              <>
                <Button
                  appearance="primary"
                  aria-label={fill(texts.releaseOne, { name: page.name })}
                  onClick={() => void changes.release(page)}
                >
                  {noticeTexts.release}
                </Button>
                <Button aria-label={fill(texts.declineOne, { name: page.name })} onClick={() => void changes.decline(page)}>
                  {noticeTexts.decline}
                </Button>
              </>
            ) : (
              <Button aria-label={fill(texts.takeBackOne, { name: page.name })} onClick={() => void changes.decline(page)}>
                {noticeTexts.takeBack}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function stateOf({ visibility, releasedAt }: Releasable): string {
  const audience = visibilityWord({ visibility, groupForType: 'user' });
  return releasedAt === null ? fill(texts.wants, { audience }) : fill(texts.since, { date: longDay(releasedAt), audience });
}

/** What a pupil wrote after the teacher's look; times are ISO, so they compare as words. */
const hasChanged = ({ releasedAt, updatedAt }: Releasable) => releasedAt !== null && updatedAt > releasedAt;
