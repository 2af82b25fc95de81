import { Button, makeStyles } from '@fluentui/react-components';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { Card, ListState, notifyRefusal, Screen as Frame } from '@pausenplatz/kernel-ui';
import { ClassPicker } from '@pausenplatz/schools/ui';
import { useState } from 'react';
import { listExports, startExport } from '../../contract/index.ts';
import { reportTexts } from '../../texts.ts';
import { schoolReportsTitles } from '../../titles.ts';
import { useChange, useListStyles, useOffice } from '@pausenplatz/office/ui';
import { Exports } from '../parts/exports.tsx';

const texts = reportTexts.export;

const useStyles = makeStyles({
  choices: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))' },
  choice: { display: 'grid', gap: '12px', alignContent: 'start', '& button': { justifySelf: 'start' } },
});

/** `/verwaltung/export`: what belongs to a class or a school, to take away. */
export function Screen() {
  const styles = { ...useListStyles(), ...useStyles() };
  const query = useOffice();
  const start = useChange(startExport, [listExports]);
  const [classId, setClassId] = useState<string | null>(null);
  const begin = (input: InputOf<typeof startExport>) => void start(input).catch(notifyRefusal);
  return (
    <Frame title={schoolReportsTitles.export} lead={texts.lead}>
      <ListState query={query}>
        {({ classes, schools }) => {
          const chosen = classId ?? classes[0]?.id ?? null;
          return (
            <div className={styles.choices}>
              <Card as="section" className={styles.choice}>
                <h2 className={styles.title}>{texts.classTitle}</h2>
                <p className={styles.quiet}>{classes.length === 0 ? texts.noClass : texts.classBody}</p>
                {chosen !== null && (
                  <>
                    <ClassPicker classes={classes} value={chosen} onChange={setClassId} />
                    <Button appearance="primary" onClick={() => begin({ what: 'class', classId: chosen })}>
                      {texts.start}
                    </Button>
                  </>
                )}
              </Card>
              {schools.some(({ administers }) => administers) && (
                <Card as="section" className={styles.choice}>
                  <h2 className={styles.title}>{texts.schoolTitle}</h2>
                  <p className={styles.quiet}>{texts.schoolBody}</p>
                  {schools
                    .filter(({ administers }) => administers)
                    .map(({ id, name }) => (
                      <Button key={id} onClick={() => begin({ what: 'school', schoolId: id })}>
                        {name}
                      </Button>
                    ))}
                </Card>
              )}
            </div>
          );
        }}
      </ListState>
      <Exports />
    </Frame>
  );
}
