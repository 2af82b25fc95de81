import { makeStyles, tokens } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { Chip } from '@pausenplatz/kernel-ui';
import { JudgedLine, JudgedLines, LineProblem } from '@pausenplatz/kernel-ui/lists';
import type { AccountRow, AccountsPreview } from '../../../contract/index.ts';
import { accountListTexts as texts } from '../../../texts.account-list.ts';
import type { AccountList } from './use-account-list.ts';

const useStyles = makeStyles({
  note: { display: 'flex', gap: '6px', alignItems: 'center', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** What the list would do: whose account each line belongs to and by what, or what is wrong with it; what must be mended comes first. */
export function AccountPreview({ list: { preview, rows } }: { readonly list: AccountList }) {
  const styles = useStyles();
  if (!preview) return null;
  const count = (verdict: AccountsPreview['rows'][number]['verdict']) => preview.rows.filter((row) => row.verdict === verdict).length;
  const [matches, linked, left] = [count('match'), count('linked'), count('left')];
  const ordered = preview.rows.toSorted((one, other) => Number(other.verdict === 'left') - Number(one.verdict === 'left'));
  return (
    <JudgedLines
      title={texts.preview}
      counts={
        <>
          <Chip color="green">{counted(texts.matches, matches)}</Chip>
          {linked > 0 && <Chip color="grey">{counted(texts.alreadyLinked, linked)}</Chip>}
          {left > 0 && <Chip color="orange">{counted(texts.left, left)}</Chip>}
        </>
      }
      hint={left > 0 && <p className={styles.note}>{texts.leftHint}</p>}
    >
      {ordered.map((row) => (
        <Line key={row.line} judged={row} said={rows.find(({ line }) => line === row.line)} />
      ))}
    </JudgedLines>
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
    <JudgedLine nr={fill(texts.line, { line })} isWrong={verdict === 'left'}>
      <span>{verdict === 'left' ? account : `${account} → ${name}`}</span>
      {reason && <LineProblem>{fill(texts.reasons[reason], { person: name })}</LineProblem>}
      {verdict !== 'left' && (
        <span className={styles.note}>
          <Checkmark16Regular aria-hidden />
          {verdict === 'linked' ? texts.isLinked : by && texts.by[by]}
        </span>
      )}
    </JudgedLine>
  );
}
