import { makeStyles, Select, tokens } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { fullDay, shortDay } from '@pausenplatz/kernel-format';
import { Card, EmptyState, FormField, ListState, look, TextLink } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { getVisits, type Visits } from '../../contract/index.ts';
import { reportTexts } from '../../texts.ts';
import { useListStyles } from '@pausenplatz/office/ui';

const texts = reportTexts.visits;
const ranges = ['7', '30', '90', '365'] as const;
type Range = (typeof ranges)[number];

const useStyles = makeStyles({
  sums: { display: 'flex', flexWrap: 'wrap', gap: '8px 32px' },
  sum: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  chart: { display: 'flex', alignItems: 'end', gap: '2px', height: '160px', marginTop: '16px' },
  day: { flexGrow: 1, minWidth: 0, display: 'flex', alignItems: 'end', height: '100%' },
  bar: { width: '100%', minHeight: '2px', borderRadius: '4px 4px 0 0', backgroundColor: look.colors.teal.strong },
  axis: {
    display: 'flex',
    justifyContent: 'space-between',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    marginTop: '4px',
  },
  count: { fontVariantNumeric: 'tabular-nums', minWidth: '56px', textAlign: 'right' },
  share: { height: '6px', borderRadius: '3px', backgroundColor: look.colors.teal.strong },
});

/** Visitor numbers of a school, over a range that one chooses. */
export function VisitNumbers({ schoolId }: { readonly schoolId: string }) {
  const styles = useListStyles();
  const [days, setDays] = useState<Range>('30');
  return (
    <div className={styles.stack}>
      <FormField label={texts.range}>
        <Select value={days} onChange={(_event, { value }) => setDays(ranges.find((one) => one === value) ?? '30')}>
          {ranges.map((range) => (
            <option key={range} value={range}>
              {texts.days[range]}
            </option>
          ))}
        </Select>
      </FormField>
      <Numbers schoolId={schoolId} days={days} />
    </div>
  );
}

function Numbers({ schoolId, days }: { readonly schoolId: string; readonly days: Range }) {
  const query = useCall(getVisits, { schoolId, days });
  return (
    <ListState
      query={query}
      isEmpty={({ pages }) => pages.length === 0}
      empty={<EmptyState scene="snow" title={texts.none} body={texts.noneBody} />}
    >
      {(visits) => <Filled visits={visits} />}
    </ListState>
  );
}

function Filled({ visits }: { readonly visits: Visits }) {
  const styles = { ...useListStyles(), ...useStyles() };
  const total = (of: 'views' | 'visitors') => visits.days.reduce((sum, day) => sum + day[of], 0);
  const most = Math.max(1, ...visits.days.map(({ views }) => views));
  const mostOfPage = Math.max(1, ...visits.pages.map(({ views }) => views));
  const [first, last] = [visits.days[0], visits.days.at(-1)];
  return (
    <div className={styles.stack}>
      <Card as="section">
        <div className={styles.sums}>
          <div>
            <div className={styles.sum}>{total('views')}</div>
            <div className={styles.quiet}>{texts.views}</div>
          </div>
          <div>
            <div className={styles.sum}>{total('visitors')}</div>
            <div className={styles.quiet}>{texts.visitors}</div>
          </div>
        </div>
        <div className={styles.chart} role="img" aria-label={fill(texts.chart, { most })}>
          {visits.days.map(({ day, views, visitors }) => (
            <div key={day} className={styles.day} title={fill(texts.dayLabel, { day: fullDay(day), views, visitors })}>
              <div className={styles.bar} style={{ height: `${(views / most) * 100}%` }} />
            </div>
          ))}
        </div>
        <div className={styles.axis}>
          <span>{first && shortDay(first.day)}</span>
          <span>{last && shortDay(last.day)}</span>
        </div>
      </Card>
      <Card as="section">
        <ul className={styles.list}>
          {visits.pages.map((page) => (
            <li key={page.path} className={styles.row}>
              <div className={styles.words}>
                <TextLink to={page.path}>{page.title}</TextLink>
                <div className={styles.share} style={{ width: `${Math.max(2, (page.views / mostOfPage) * 100)}%` }} />
              </div>
              <span className={styles.count}>{page.views}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
