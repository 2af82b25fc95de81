import { mergeClasses } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { Card, Chip, colorNameOf } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import { listPortfolios } from '../../contract/index.ts';
import { portfolioTexts as texts } from '../../texts.paper.ts';
import { usePlanPath } from '../addresses.ts';
import { useListStyles } from './list-styles.ts';

/** What a child worked at in plans that it has no more, of classes of before too; the others lead to theirs. Nothing where there is nothing. */
export function OwnPortfolios({ current }: { readonly current: readonly string[] }) {
  const styles = useListStyles();
  const planPath = usePlanPath();
  const { data } = useCall(listPortfolios, {});
  const past = data?.portfolios.filter(({ planUrl }) => !current.includes(planUrl)) ?? [];
  if (past.length === 0) return null;
  return (
    <section className={styles.stack}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      <p className={styles.quiet}>{texts.lead}</p>
      <ul className={styles.list} aria-label={texts.heading}>
        {past.map(({ assignmentId, planUrl, title, schoolClass, at }) => (
          <li key={assignmentId}>
            <Card className={styles.card}>
              <h3 className={styles.title}>
                <Link className={mergeClasses(styles.link, styles.whole)} to={planPath(planUrl, { mode: 'portfolio', assignmentId })}>
                  {title}
                </Link>
              </h3>
              <span className={styles.row}>
                <Chip color={colorNameOf(schoolClass.color)}>{schoolClass.name}</Chip>
                <span className={styles.quiet}>{fill(texts.worked, { day: longDay(at) })}</span>
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
