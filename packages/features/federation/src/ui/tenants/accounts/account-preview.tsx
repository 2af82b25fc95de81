import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { Warning16Regular } from '@fluentui/react-icons/svg/warning';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { Chip } from '@pausenplatz/kernel-ui';
import type { AccountRow, AccountsPreview } from '../../../contract/index.ts';
import { accountListTexts as texts } from '../../../texts.account-list.ts';
import type { AccountList } from './use-account-list.ts';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  heading: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  row: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center' },
  list: {
    display: 'grid',
    gap: '2px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxHeight: '320px',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  line: {
    display: 'grid',
    gridTemplateColumns: '4.5em minmax(0, 1fr)',
    gap: '2px 12px',
    padding: '6px 8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  wrong: { backgroundColor: tokens.colorStatusWarningBackground1 },
  nr: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase300 },
  words: { display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  note: { display: 'flex', gap: '6px', alignItems: 'center', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  problem: {
    display: 'flex',
    gap: '6px',
    alignItems: 'baseline',
    color: tokens.colorStatusWarningForeground1,
    '& svg': { flexShrink: 0, position: 'relative', top: '2px' },
  },
});

/** What the list would do: whose account each line belongs to and by what, or what is wrong with it; what must be mended comes first. */
export function AccountPreview({ list: { preview, rows } }: { readonly list: AccountList }) {
  const styles = useStyles();
  if (!preview) return null;
  const count = (verdict: AccountsPreview['rows'][number]['verdict']) => preview.rows.filter((row) => row.verdict === verdict).length;
  const [matches, linked, left] = [count('match'), count('linked'), count('left')];
  const ordered = preview.rows.toSorted((one, other) => Number(other.verdict === 'left') - Number(one.verdict === 'left'));
  return (
    <section className={styles.stack} aria-label={texts.preview}>
      <h3 className={styles.heading}>{texts.preview}</h3>
      <span className={styles.row} role="status">
        <Chip color="green">{counted(texts.matches, matches)}</Chip>
        {linked > 0 && <Chip color="grey">{counted(texts.alreadyLinked, linked)}</Chip>}
        {left > 0 && <Chip color="orange">{counted(texts.left, left)}</Chip>}
      </span>
      {left > 0 && <p className={styles.note}>{texts.leftHint}</p>}
      {/* Its lines are read by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className={styles.list} tabIndex={0}>
        {ordered.map((row) => (
          <Line key={row.line} judged={row} said={rows.find(({ line }) => line === row.line)} />
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  readonly judged: AccountsPreview['rows'][number];
  readonly said: AccountRow | undefined;
}

function Line({ judged: { line, verdict, reason, person, by }, said }: LineProps) {
  const styles = useStyles();
  const name = person ? `${person.firstName} ${person.lastName}` : '';
  const account = said?.name || said?.principal || said?.email || said?.userName || said?.number || said?.objectId;
  return (
    <li className={mergeClasses(styles.line, verdict === 'left' && styles.wrong)}>
      <span className={styles.nr}>{fill(texts.line, { line })}</span>
      <div className={styles.words}>
        <span>{verdict === 'left' ? account : `${account} → ${name}`}</span>
        {reason && (
          <span className={styles.problem}>
            <Warning16Regular aria-hidden />
            {fill(texts.reasons[reason], { person: name })}
          </span>
        )}
        {verdict !== 'left' && (
          <span className={styles.note}>
            <Checkmark16Regular aria-hidden />
            {verdict === 'linked' ? texts.isLinked : by && texts.by[by]}
          </span>
        )}
      </div>
    </li>
  );
}
