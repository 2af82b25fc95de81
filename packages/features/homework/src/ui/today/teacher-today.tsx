import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { type HomeTileProps, useHostClass } from '@pausenplatz/kernel-host';
import { Card, colorNameOf, countedColumns, look, useSoftColors, useStrongColors } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { PlanOfToday, Today } from '../../contract/index.ts';
import { todayTexts } from '../../texts.home.ts';
import { ClassToday } from './class-today.tsx';

/** So many classes stand beside each other; the others are one press away. */
const classesShown = 2;
const phone = '@media (max-width: 640px)';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  segment: {
    display: 'none',
    [phone]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(64px, 1fr)',
      gap: '4px',
      overflowX: 'auto',
      padding: '4px',
      borderRadius: look.radiusChip,
      backgroundColor: tokens.colorNeutralBackground1,
      boxShadow: look.shadowCard,
    },
  },
  part: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: look.touch,
    padding: '0 12px',
    border: 'none',
    borderRadius: look.radiusChip,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  dot: { width: '10px', height: '10px', borderRadius: look.radiusChip, flexShrink: 0 },
  card: { overflow: 'hidden' },
  // Lines between the columns, none around them.
  columns: {
    display: 'grid',
    gridTemplateColumns: countedColumns(300, 1),
    gap: '1px',
    backgroundColor: tokens.colorNeutralStroke3,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  notOnPhone: { [phone]: { display: 'none' } },
  more: { justifySelf: 'start', [phone]: { display: 'none' } },
});

/** The classes of a teacher side by side, on a phone one after the other. */
export function TeacherToday({ today, user }: HomeTileProps & { readonly today: Today }) {
  const styles = useStyles();
  const soft = useSoftColors();
  const strong = useStrongColors();
  const host = useHostClass();
  const current = host?.classId ?? user.currentSchoolClass;
  const plans = inOrder(
    today.plans.filter(({ canTeach }) => canTeach),
    current,
  );
  const [onPhone, setOnPhone] = useState<string | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const chosen = onPhone ?? plans[0]?.schoolClass.id;
  const hidden = plans.length - classesShown;
  const shown = showsAll ? plans : plans.filter(({ schoolClass: { id } }, index) => index < classesShown || id === chosen);
  return (
    <div className={styles.stack}>
      {plans.length > 1 && (
        <div className={styles.segment} role="group" aria-label={todayTexts.classes}>
          {plans.map(({ schoolClass: { id, name, color } }) => (
            <button
              key={id}
              type="button"
              className={mergeClasses(styles.part, id === chosen && soft[colorNameOf(color)])}
              aria-pressed={id === chosen}
              onClick={() => setOnPhone(id)}
            >
              <span className={mergeClasses(styles.dot, strong[colorNameOf(color)])} aria-hidden />
              {name}
            </button>
          ))}
        </div>
      )}
      <Card flush as="section" className={styles.card}>
        <div className={styles.columns} style={{ '--count': shown.length }}>
          {shown.map((plan) => (
            <ClassToday
              key={plan.schoolClass.id}
              plan={plan}
              today={today}
              userId={user.id}
              {...(plan.schoolClass.id !== chosen && { className: styles.notOnPhone })}
            />
          ))}
        </div>
      </Card>
      {hidden > 0 && !showsAll && (
        <Button className={styles.more} appearance="subtle" onClick={() => setShowsAll(true)}>
          {hidden === 1 ? todayTexts.oneMoreClass : fill(todayTexts.moreClasses, { count: hidden })}
        </Button>
      )}
    </div>
  );
}

/** The chosen class first, the others as they come. */
const inOrder = (plans: readonly PlanOfToday[], current: string | null): readonly PlanOfToday[] =>
  plans.toSorted((one, other) => Number(other.schoolClass.id === current) - Number(one.schoolClass.id === current));
