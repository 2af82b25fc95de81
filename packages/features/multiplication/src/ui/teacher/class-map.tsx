import { Dropdown, makeStyles, mergeClasses, Option, tokens } from '@fluentui/react-components';
import { Clock16Regular } from '@fluentui/react-icons/svg/clock';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { Card, EmptyState, FormField, ListState, look } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { type getClassMap, keySets, type MappedPupil, mapSeries } from '../../contract/index.ts';
import { multiplicationTexts } from '../../texts.ts';
import { useClassMap, useSetKeyFacts } from '../data.ts';
import { PupilDialog } from './pupil-dialog.tsx';
import { timeOf } from './time-words.ts';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: '16px 32px' },
  words: { maxWidth: look.readingWidth },
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  lead: { color: tokens.colorNeutralForeground2 },
  field: { minWidth: 'min(280px, 100%)' },
  scroll: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: '4px', fontVariantNumeric: 'tabular-nums' },
  column: { padding: '4px', fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold, textAlign: 'center' },
  child: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    padding: 0,
    textAlign: 'left',
    fontWeight: tokens.fontWeightRegular,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  name: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    minHeight: '36px',
    padding: '0 12px 0 4px',
    border: 'none',
    borderRadius: '8px',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}` },
  },
  number: { minWidth: '1.6em', color: tokens.colorNeutralForeground3, textAlign: 'right' },
  cell: { minWidth: '40px', height: '36px', padding: 0, borderRadius: '8px', textAlign: 'center', fontSize: tokens.fontSizeBase300 },
  none: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    boxShadow: `inset 0 0 0 1px ${look.colors.grey.surface}`,
  },
  few: { backgroundColor: look.colors.yellow.surface, color: look.colors.yellow.ink },
  many: { backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
  all: { backgroundColor: look.colors.teal.strong, color: look.colors.teal.onStrong, fontWeight: tokens.fontWeightSemibold },
  sum: { fontWeight: tokens.fontWeightBold },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 16px',
    alignItems: 'center',
    margin: '12px 0 0',
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
  },
  kind: { display: 'grid', placeItems: 'center', minWidth: '48px', height: '28px', padding: '0 8px' },
});

const texts = multiplicationTexts.teacher;
type Shade = 'none' | 'few' | 'many' | 'all';
const shadeOf = (secure: number): Shade => (secure === 0 ? 'none' : secure < 5 ? 'few' : secure < 9 ? 'many' : 'all');

/** Pupils and series: how many facts of each a child is secure in, as a number and a colour. */
export function ClassMap({ classId }: { readonly classId: string }) {
  const query = useClassMap(classId);
  return (
    <ListState
      query={query}
      isEmpty={({ pupils }) => pupils.length === 0}
      empty={<EmptyState scene="emptyNest" title={texts.empty} body={texts.emptyBody} />}
    >
      {(map) => <Shown classId={classId} map={map} />}
    </ListState>
  );
}

function Shown({ classId, map }: { readonly classId: string; readonly map: OutputOf<typeof getClassMap> }) {
  const styles = useStyles();
  const [open, setOpen] = useState<string | null>(null);
  const pupil = map.pupils.find(({ id }) => id === open);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{fill(texts.title, { className: map.className })}</h2>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <KeyFacts classId={classId} map={map} />
      </div>
      <Card as="section">
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={texts.table}>
            <thead>
              <tr>
                <th scope="col" className={mergeClasses(styles.column, styles.child)}>
                  {texts.child}
                </th>
                {mapSeries.map((series) => (
                  <th key={series} scope="col" className={styles.column}>
                    {fill(multiplicationTexts.series, { series })}
                  </th>
                ))}
                <th scope="col" className={styles.column}>
                  {texts.all}
                </th>
              </tr>
            </thead>
            <tbody>
              {map.pupils.map((one) => (
                <Row key={one.id} pupil={one} onOpen={() => setOpen(one.id)} />
              ))}
            </tbody>
          </table>
        </div>
        <ul className={styles.legend} aria-label={texts.legend}>
          {(['none', 'few', 'many', 'all'] as const).map((shade) => (
            <li key={shade} className={mergeClasses(styles.cell, styles.kind, styles[shade])}>
              {texts.legendOf[shade]}
            </li>
          ))}
        </ul>
      </Card>
      {pupil && <PupilDialog classId={classId} pupil={pupil} canSet={map.canSet} onClose={() => setOpen(null)} />}
    </>
  );
}

function Row({ pupil, onOpen }: { readonly pupil: MappedPupil; readonly onOpen: () => void }) {
  const styles = useStyles();
  const time = timeOf(pupil);
  return (
    <tr>
      <th scope="row" className={styles.child}>
        <button type="button" className={styles.name} onClick={onOpen}>
          <span className={styles.number}>{pupil.number}</span>
          {pupil.firstName} {pupil.lastName}
          {time !== 'standard' && <Clock16Regular role="img" aria-label={texts.times[time]} title={texts.times[time]} />}
        </button>
      </th>
      {pupil.series.map(({ secure, met, levels }, index) => (
        <td
          key={mapSeries[index]}
          className={mergeClasses(styles.cell, styles[shadeOf(secure)])}
          title={fill(texts.cell, { secure, met, levels })}
        >
          {secure}
        </td>
      ))}
      <td className={mergeClasses(styles.cell, styles.sum)}>{pupil.secure}</td>
    </tr>
  );
}

function KeyFacts({ classId, map }: { readonly classId: string; readonly map: OutputOf<typeof getClassMap> }) {
  const styles = useStyles();
  const set = useSetKeyFacts(classId);
  return (
    <div className={styles.field}>
      <FormField label={texts.keySet} help={texts.keySetHelp}>
        <Dropdown
          value={texts.keySets[map.keySet]}
          selectedOptions={[map.keySet]}
          disabled={!map.canSet}
          onOptionSelect={(_event, { optionValue }) => {
            const chosen = keySets.find((one) => one === optionValue);
            if (chosen) set(chosen);
          }}
        >
          {keySets.map((one) => (
            <Option key={one} value={one}>
              {texts.keySets[one]}
            </Option>
          ))}
        </Dropdown>
      </FormField>
    </div>
  );
}
