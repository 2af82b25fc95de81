import { useCall } from '@pausenplatz/kernel-browser';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { useHost } from '@pausenplatz/kernel-host';
import { ButtonLink, Chip, colorNameOf } from '@pausenplatz/kernel-ui';
import { countPlan, type Plan } from '../../contract/index.ts';
import { planOnPageTexts as texts } from '../../texts.page.ts';
import { DueChip } from '../components/due-chip.tsx';
import { useListStyles } from '../list/list-styles.ts';
import { planAddress } from '../plan-address.ts';

/** How far each class is, in figures: a page may stand on the wall, so no name and no single child. */
export function ClassesOfPlan({ plan: { url, title, assignments, today, canEdit } }: { readonly plan: Plan }) {
  const styles = useListStyles();
  const host = useHost();
  const { data } = useCall(countPlan, { url });
  const countsOf = new Map(data?.counts.map((one) => [one.assignmentId, one]));
  if (assignments.length === 0)
    return (
      <p className={styles.row}>
        {texts.nobody}
        {canEdit && <ButtonLink to={host.hrefFor(planAddress(url, { mode: 'edit' }))}>{texts.edit}</ButtonLink>}
      </p>
    );
  return (
    <ul className={styles.classes}>
      {assignments.map(({ id, schoolClass, dueOn }) => {
        const counts = countsOf.get(id);
        return (
          <li key={id} className={styles.row}>
            <Chip color={colorNameOf(schoolClass.color)}>{schoolClass.name}</Chip>
            <DueChip dueOn={dueOn} today={today} />
            {counts && (
              <span>
                {fill(texts.begun, { begun: counts.begun, count: counts.pupilCount })} · {counted(texts.through, counts.through)}
              </span>
            )}
            {counts && counts.waiting > 0 && <Chip color="yellow">{counted(texts.waiting, counts.waiting)}</Chip>}
            <span className={styles.push}>
              <ButtonLink
                to={host.hrefFor(planAddress(url, { mode: 'check', assignmentId: id }))}
                aria-label={fill(texts.checkClass, { title, className: schoolClass.name })}
              >
                {texts.check}
              </ButtonLink>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
