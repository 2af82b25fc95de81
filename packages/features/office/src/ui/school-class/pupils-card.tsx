import { Button, Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { Edit24Regular } from '@fluentui/react-icons/svg/edit';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { AtOnce, Card, Chip, EmptyState } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { ClassPupil } from '../../contract/index.ts';
import { pupilCount } from '../office/class-tiles.tsx';
import { classTexts as texts } from '../../texts.screens.ts';
import type { ShownClass } from '../screens/class-screen.tsx';
import { useListStyles } from '../styles.ts';
import { AddPupilsDialog } from './add-pupils-dialog.tsx';
import { EditPupilDialog } from './edit-pupil-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { TakeOverDialog } from './take-over-dialog.tsx';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    // Columns follow from the first row alone: a longer name further below moves none of them.
    tableLayout: 'fixed',
    '& th': {
      textAlign: 'left',
      fontWeight: tokens.fontWeightRegular,
      color: tokens.colorNeutralForeground2,
      fontSize: tokens.fontSizeBase200,
    },
  },
  row: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  chosen: { backgroundColor: tokens.colorBrandBackground2 },
  // Long names break, a word that fits into a line of its own does not.
  cell: { padding: '6px 8px', overflowWrap: 'break-word', hyphens: 'auto' },
  check: { width: '44px', padding: 0 },
  password: { width: '130px' },
  // With the padding of its cells.
  numberColumn: { width: '56px' },
  passwordColumn: { width: '146px' },
  number: { width: '40px', fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
  edit: { width: '48px', textAlign: 'right' },
  wide: { '@media (max-width: 700px)': { display: 'none' } },
  under: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, '@media (min-width: 701px)': { display: 'none' } },
  name: { fontWeight: tokens.fontWeightSemibold },
});

/** The pupils of a class: one row each, several chosen for one deed. */
export function PupilsCard({ shown }: { readonly shown: ShownClass }) {
  const styles = { ...useListStyles(), ...useStyles() };
  const { pupils, rights, schoolClass } = shown;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAdding, setAdding] = useState(false);
  const [editing, setEditing] = useState<ClassPupil | null>(null);
  // Who left the class meanwhile is no longer chosen.
  const selected = pupils.filter(({ id }) => chosen.has(id));
  const mayChange = rights.roster;
  const [isTaking, setTaking] = useState(false);
  const choose = (id: string, isIn: boolean) => {
    const next = new Set(chosen);
    if (isIn) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const add = mayChange && (
    <AtOnce className={styles.actions}>
      <Button onClick={() => setTaking(true)}>{texts.takeOverOpen}</Button>
      <Button appearance="primary" icon={<Add24Regular />} onClick={() => setAdding(true)}>
        {texts.add}
      </Button>
    </AtOnce>
  );
  const handoverOf = (userId: string) => shown.handovers.find((one) => one.userId === userId);
  return (
    <Card as="section">
      <div className={styles.head}>
        <h2 className={styles.title}>{pupils.length === 0 ? texts.pupils : pupilCount(pupils.length)}</h2>
        {pupils.length > 0 && add}
      </div>
      <SelectionBar shown={shown} selected={selected} onDone={() => setChosen(new Set())} />
      {pupils.length === 0 ? (
        <EmptyState scene="emptyNest" title={texts.empty} body={texts.emptyBody} action={add} />
      ) : (
        <table className={styles.table}>
          {/* Counted beforehand: the head of a row that still arrives stands where it stays. */}
          <colgroup>
            <col className={styles.check} />
            <col className={styles.numberColumn} />
            <col />
            <col className={styles.wide} />
            <col className={mergeClasses(styles.wide, styles.passwordColumn)} />
            <col className={styles.edit} />
          </colgroup>
          <thead>
            <tr>
              <th className={styles.check}>
                <Checkbox
                  aria-label={texts.selectAll}
                  checked={selected.length === pupils.length ? true : selected.length > 0 ? 'mixed' : false}
                  onChange={(_event, { checked }) => setChosen(new Set(checked === true ? pupils.map(({ id }) => id) : []))}
                />
              </th>
              <th className={mergeClasses(styles.cell, styles.number)}>{texts.number}</th>
              <th className={styles.cell}>{texts.person}</th>
              <th className={mergeClasses(styles.cell, styles.wide)}>{texts.userName}</th>
              <th className={mergeClasses(styles.cell, styles.wide, styles.password)}>{texts.password}</th>
              <th aria-label={texts.edit} className={styles.edit} />
            </tr>
          </thead>
          <tbody>
            {pupils.map((pupil) => {
              const name = `${pupil.firstName} ${pupil.lastName}`;
              return (
                <tr key={pupil.id} className={mergeClasses(styles.row, chosen.has(pupil.id) && styles.chosen)}>
                  <td className={styles.check}>
                    <Checkbox
                      aria-label={fill(texts.select, { name })}
                      checked={chosen.has(pupil.id)}
                      onChange={(_event, { checked }) => choose(pupil.id, checked === true)}
                    />
                  </td>
                  <td className={mergeClasses(styles.cell, styles.number)}>{pupil.number}</td>
                  <td className={styles.cell}>
                    <span className={styles.name}>{name}</span>
                    <HandoverChip until={handoverOf(pupil.id)?.until} />
                    <div className={styles.under}>{pupil.userName}</div>
                  </td>
                  <td className={mergeClasses(styles.cell, styles.wide)}>{pupil.userName}</td>
                  <td className={mergeClasses(styles.cell, styles.wide)}>
                    <Chip color={pupil.initialPassword ? 'yellow' : 'grey'}>{pupil.initialPassword ? texts.initial : texts.own}</Chip>
                  </td>
                  <td className={styles.edit}>
                    {mayChange && (
                      <Button
                        appearance="subtle"
                        icon={<Edit24Regular />}
                        aria-label={fill(texts.editPupil, { name })}
                        onClick={() => setEditing(pupil)}
                      />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {isTaking && <TakeOverDialog classId={schoolClass.id} onClose={() => setTaking(false)} />}
      {isAdding && <AddPupilsDialog classId={schoolClass.id} onClose={() => setAdding(false)} />}
      {editing && <EditPupilDialog classId={schoolClass.id} pupil={editing} onClose={() => setEditing(null)} />}
    </Card>
  );
}

/** Somebody may come for this child with a code. */
function HandoverChip({ until }: { readonly until: string | undefined }) {
  return until === undefined ? null : <Chip color="blue">{fill(texts.handoverChip, { day: longDay(until) })}</Chip>;
}
