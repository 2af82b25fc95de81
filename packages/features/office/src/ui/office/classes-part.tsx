import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { EmptyState, ListState } from '@pausenplatz/kernel-ui';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ClassBrief, SchoolBrief } from '../../contract/index.ts';
import { mayMakeClass } from '../../rules/index.ts';
import { classesTexts, officeScreenTexts } from '../../texts.screens.ts';
import { useSchool } from '../data.ts';
import { useListStyles } from '../styles.ts';
import { ClassTiles } from './class-tiles.tsx';
import { SchoolPapers } from './school-papers.tsx';

const CreateClassDialog = lazy(async () => ({ default: (await import('./create-class-dialog.tsx')).CreateClassDialog }));

const useStyles = makeStyles({
  numbers: { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', color: tokens.colorNeutralForeground2 },
  number: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1, fontVariantNumeric: 'tabular-nums' },
  children: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** All live classes of a school, with its numbers and its child schools. */
export function ClassesPart({ school }: { readonly school: SchoolBrief }) {
  const styles = { ...useListStyles(), ...useStyles() };
  const query = useSchool(school.id);
  const [search, setSearch] = useSearchParams();
  /** Led here for the own first class (`neu=klasse`). */
  const isLed = search.get('neu') === 'klasse';
  const [isCreating, setCreating] = useState(isLed);
  const mayCreate = mayMakeClass(school);
  const create = mayCreate && (
    <Button appearance="primary" icon={<Add24Regular />} onClick={() => setCreating(true)}>
      {classesTexts.create}
    </Button>
  );
  const numbers = [
    ['classes', school.classes],
    ['teachers', school.teachers],
    ['pupils', school.pupils],
  ] as const;
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <div className={styles.numbers}>
          {numbers.map(([name, count]) => (
            <span key={name}>
              <span className={styles.number}>{count}</span> {officeScreenTexts[count === 1 ? 'one' : 'numbers'][name]}
            </span>
          ))}
        </div>
        <div className={styles.actions}>
          {school.administers && <SchoolPapers schoolId={school.id} />}
          {create}
        </div>
      </div>
      <ListState query={query} skeleton="tiles">
        {({ classes, childSchools }) => (
          <>
            <OtherClasses classes={classes} isAdmin={school.administers} />
            {classes.length === 0 && childSchools.length === 0 && (
              <EmptyState scene="emptyNest" title={classesTexts.empty} body={classesTexts.emptyBody} />
            )}
            {childSchools.length > 0 && (
              <section className={styles.stack}>
                <h3 className={styles.title}>{classesTexts.childSchools}</h3>
                <div className={styles.children}>
                  {childSchools.map((child) => (
                    <Button key={child.id} onClick={() => setSearch({ schule: child.id, bereich: 'klassen' })}>
                      {child.name} · {child.classes} {officeScreenTexts[child.classes === 1 ? 'one' : 'numbers'].classes}
                    </Button>
                  ))}
                </div>
              </section>
            )}
          </>
        )}
      </ListState>
      {isCreating && mayCreate && (
        <Suspense fallback={null}>
          <CreateClassDialog school={school} isLed={isLed} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The own classes stand above, over all schools of a teacher; here are those of the colleagues. */
function OtherClasses({ classes, isAdmin }: { readonly classes: readonly ClassBrief[]; readonly isAdmin: boolean }) {
  const styles = useListStyles();
  const others = classes.filter(({ isOwn }) => !isOwn);
  if (classes.length === 0) return null;
  if (others.length === 0) return <p className={styles.note}>{classesTexts.allOwn}</p>;
  return (
    <>
      {others.length < classes.length && <h3 className={styles.title}>{classesTexts.others}</h3>}
      <ClassTiles classes={others} isAdmin={isAdmin} />
    </>
  );
}
