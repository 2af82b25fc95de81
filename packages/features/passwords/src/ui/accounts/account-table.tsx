import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, Chip, look } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { ClassItem, PasswordRow } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { Ring } from '../showing/ring.tsx';
import { Filters } from '../pieces/filters.tsx';
import type { Showing } from '../showing/use-shown.ts';
import { RowDialog } from './row-dialog.tsx';

const narrow = '@media (max-width: 640px)';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  frame: { overflowX: 'auto' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th': { textAlign: 'start', color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightSemibold },
    [narrow]: { '& thead': { display: 'none' }, '& tbody': { display: 'block' } },
  },
  // On a phone a row is a small card: name and user name, the password, what is to say of it.
  row: {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      padding: '8px 0',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  cell: {
    padding: '4px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    height: '48px',
    [narrow]: { padding: '0 16px', borderBottom: 'none', height: 'auto' },
  },
  wide: { [narrow]: { gridColumn: '1 / -1' } },
  last: { width: '44px', textAlign: 'end' },
  name: { color: `${tokens.colorNeutralForeground1} !important`, whiteSpace: 'nowrap', [narrow]: { whiteSpace: 'normal' } },
  mono: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  secret: { display: 'flex', alignItems: 'center', gap: '4px 8px', minHeight: look.touch },
  dots: { letterSpacing: '0.25em', color: tokens.colorNeutralForeground2 },
  shown: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere', minWidth: '7em' },
  open: { backgroundColor: tokens.colorBrandBackground2 },
  marks: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
});

const { accounts: texts, shown: shownTexts } = passwordsUiTexts;

const filters = {
  all: () => true,
  same: (row: PasswordRow) => row.sameAs.length > 0,
  weak: (row: PasswordRow) => row.isWeak,
  initial: (row: PasswordRow) => row.isInitial,
} as const;
type FilterName = keyof typeof filters;

interface AccountTableProps {
  readonly item: ClassItem;
  readonly showing: Showing;
}

/** A row for each child; of one at a time the password is shown. */
export function AccountTable({ item, showing }: AccountTableProps) {
  const styles = useStyles();
  const [filter, setFilter] = useState<FilterName>('all');
  const [changed, setChanged] = useState<PasswordRow | null>(null);
  const count = (name: FilterName) => item.rows.filter(filters[name]).length;
  // Where the last one of a kind was mended, all are there again.
  const used = count(filter) > 0 ? filter : 'all';
  const names = (['all', 'same', 'weak', 'initial'] as const).filter((name) => name === 'all' || count(name) > 0);
  return (
    <>
      <Filters
        label={texts.filtersLabel}
        kinds={names.map((name) => ({ name, label: texts.filters[name], count: count(name) }))}
        used={used}
        note={names.length > 1 ? texts.checked : null}
        onChoose={setFilter}
      />
      <Card flush className={styles.frame}>
        <table className={styles.table} aria-label={item.title}>
          <thead>
            <tr>
              <th className={styles.cell}>{texts.columns.name}</th>
              <th className={styles.cell}>{texts.columns.userName}</th>
              <th className={styles.cell}>{texts.columns.secret}</th>
              <th className={styles.cell}>{texts.columns.mark}</th>
              <th className={styles.cell}>{texts.columns.change}</th>
            </tr>
          </thead>
          <tbody>
            {item.rows.filter(filters[used]).map((row) => (
              <AccountRow key={row.userId} item={item} row={row} showing={showing} onChange={() => setChanged(row)} />
            ))}
          </tbody>
        </table>
      </Card>
      {item.rows.length === 0 && <p className={styles.quiet}>{texts.noRows}</p>}
      {changed && <RowDialog item={item} row={changed} onClose={() => setChanged(null)} />}
    </>
  );
}

interface AccountRowProps extends AccountTableProps {
  readonly row: PasswordRow;
  readonly onChange: () => void;
}

function AccountRow({ item, row, showing, onChange }: AccountRowProps) {
  const styles = useStyles();
  const isShown = showing.shown?.id === item.id && showing.shown.userId === row.userId;
  return (
    <tr className={mergeClasses(styles.row, isShown && styles.open)}>
      <th scope="row" className={mergeClasses(styles.cell, styles.name)}>
        {row.name}
      </th>
      <td className={mergeClasses(styles.cell, styles.mono)}>{row.userName}</td>
      <td className={mergeClasses(styles.cell, styles.wide)}>
        <Secret item={item} row={row} showing={showing} />
      </td>
      <td className={styles.cell}>
        <Marks row={row} />
      </td>
      <td className={mergeClasses(styles.cell, styles.last)}>
        <Button appearance="subtle" icon={<Edit20Regular />} aria-label={fill(texts.changeRow, { name: row.name })} onClick={onChange} />
      </td>
    </tr>
  );
}

function Secret({ item, row, showing }: AccountTableProps & { readonly row: PasswordRow }) {
  const styles = useStyles();
  const account = { id: item.id, userId: row.userId };
  const shown = showing.shown?.id === item.id && showing.shown.userId === row.userId ? showing.shown.secret : null;
  if (!row.hasSecret) return <span className={styles.quiet}>{texts.none}</span>;
  if (!row.mayReveal)
    return (
      <span className={styles.secret}>
        <EyeOff20Regular aria-hidden />
        <span className={styles.quiet}>{row.isHidden ? fill(texts.onlyChild, { name: row.firstName }) : texts.notForTeachers}</span>
      </span>
    );
  return (
    <span className={styles.secret}>
      {shown === null ? (
        <span className={styles.dots} role="img" aria-label={shownTexts.covered}>
          ••••••••
        </span>
      ) : (
        <>
          <span className={styles.shown}>{shown}</span>
          <Ring />
        </>
      )}
      <Button
        appearance="subtle"
        icon={shown === null ? <Eye20Regular /> : <EyeOff20Regular />}
        aria-label={shown === null ? fill(shownTexts.showOf, { name: row.name }) : shownTexts.hide}
        onClick={() => (shown === null ? showing.show(account) : showing.cover())}
      />
      <Button
        appearance="subtle"
        icon={<Copy20Regular />}
        aria-label={fill(shownTexts.copyOf, { name: row.name })}
        onClick={() => showing.copy(account)}
      />
    </span>
  );
}

function Marks({ row }: { readonly row: PasswordRow }) {
  const styles = useStyles();
  const { marks } = texts;
  return (
    <span className={styles.marks}>
      {row.sameAs.length > 0 && <Chip color="orange">{fill(marks.same, { names: row.sameAs.join(', ') })}</Chip>}
      {row.isWeak && <Chip color="red">{marks.weak}</Chip>}
      {row.isInitial && <Chip color="yellow">{marks.initial}</Chip>}
      {row.isHidden && <Chip>{marks.hidden}</Chip>}
      {row.hasSecret && !row.isInitial && !row.isHidden && <Chip>{marks.own}</Chip>}
    </span>
  );
}
