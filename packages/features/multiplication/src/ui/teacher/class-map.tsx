import { Dropdown, makeStyles, mergeClasses, Option, tokens } from '@fluentui/react-components';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { Card, EmptyState, FormField, ListState } from '@pausenplatz/kernel-ui';
import { GridChild, useClassGridStyles } from '@pausenplatz/progress/ui/teacher';
import { useState } from 'react';
import { type getClassMap, keySets, type MappedPupil, mapSeries } from '../../contract/index.ts';
import { multiplicationTexts } from '../../texts.ts';
import { useClassMap, useSetKeyFacts } from '../data.ts';
import { PupilDialog } from './pupil-dialog.tsx';
import { timeOf } from './time-words.ts';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: '16px 32px' },
  field: { minWidth: 'min(280px, 100%)' },
  sum: { fontWeight: tokens.fontWeightBold },
  kind: { display: 'grid', placeItems: 'center', minWidth: '48px', height: '28px', padding: '0 8px' },
});

const texts = multiplicationTexts.teacher;
type Shade = 'none' | 'few' | 'many' | 'all';
const colours = { none: 'untouched', few: 'begun', many: 'almost', all: 'secure' } as const;
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
  const grid = useClassGridStyles();
  const styles = useStyles();
  const [open, setOpen] = useState<string | null>(null);
  const pupil = map.pupils.find(({ id }) => id === open);
  return (
    <>
      <div className={styles.head}>
        <div className={grid.words}>
          <h2 className={grid.title}>{fill(texts.title, { className: map.className })}</h2>
          <p className={grid.lead}>{texts.lead}</p>
        </div>
        <KeyFacts classId={classId} map={map} />
      </div>
      <Card as="section">
        <div className={grid.scroll}>
          <table className={grid.table} aria-label={texts.table}>
            <thead>
              <tr>
                <th scope="col" className={mergeClasses(grid.column, grid.child)}>
                  {texts.child}
                </th>
                {mapSeries.map((series) => (
                  <th key={series} scope="col" className={grid.column}>
                    {fill(multiplicationTexts.series, { series })}
                  </th>
                ))}
                <th scope="col" className={grid.column}>
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
        <ul className={grid.legend} aria-label={texts.legend}>
          {(['none', 'few', 'many', 'all'] as const).map((shade) => (
            <li key={shade} className={mergeClasses(grid.cell, styles.kind, grid[colours[shade]])}>
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
  const grid = useClassGridStyles();
  const styles = useStyles();
  const time = timeOf(pupil);
  return (
    <tr>
      <GridChild pupil={pupil} time={time === 'standard' ? null : texts.times[time]} onOpen={onOpen} />
      {pupil.series.map(({ secure, met, levels }, index) => (
        <td
          key={mapSeries[index]}
          className={mergeClasses(grid.cell, grid[colours[shadeOf(secure)]])}
          title={fill(texts.cell, { secure, met, levels })}
        >
          {secure}
        </td>
      ))}
      <td className={mergeClasses(grid.cell, styles.sum)}>{pupil.secure}</td>
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
