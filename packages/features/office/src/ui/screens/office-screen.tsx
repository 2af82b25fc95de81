import { makeStyles, tokens } from '@fluentui/react-components';
import { asks, useSlot } from '@pausenplatz/kernel-host';
import { ButtonLink, EmptyState, ListState, Screen as Frame, Skeletons, Tabs } from '@pausenplatz/kernel-ui';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { officeScreenTexts as texts } from '../../texts.screens.ts';
import { officeTitles } from '../../titles.ts';
import { getOffice, type SchoolBrief } from '../../contract/index.ts';
import { useOffice, useSchoolLive } from '../data.ts';
import { type OfficePart, officePart } from '../slots.ts';
import { ownParts } from '../office/own-parts.tsx';
import { OwnClasses } from '../office/own-classes.tsx';
import { SchoolTree } from '../office/school-tree.tsx';
import { ToolLinks } from '../office/tool-links.tsx';

// Most schools have nothing to be told.
const SchoolNotices = lazy(async () => ({ default: (await import('../office/school-notices.tsx')).SchoolNotices }));

const twoColumns = '@media (min-width: 961px)';

const useStyles = makeStyles({
  split: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    [twoColumns]: { columnGap: '24px', gridTemplateColumns: '260px minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
  main: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [twoColumns]: { gridColumn: 2, gridRow: '1 / span 2' },
  },
  tabs: { flexWrap: 'wrap', rowGap: '4px', marginLeft: '-10px' },
  tool: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
});

/** Asked when somebody is about to open it. */
export const ahead = () => [asks(getOffice, {})];

/** `/verwaltung`: the classes of a teacher, the whole school for who administers it. */
export function Screen() {
  const others = useSlot(officePart);
  const query = useOffice();
  return (
    <Frame title={officeTitles.office} lead={texts.lead} width="wide">
      <ListState
        query={query}
        skeleton="tiles"
        isEmpty={({ schools }) => schools.length === 0}
        empty={
          <EmptyState
            scene="closedGate"
            title={texts.none}
            body={texts.noneBody}
            action={
              <ButtonLink to="/verwaltung/schule-verbinden" appearance="primary">
                {texts.connect}
              </ButtonLink>
            }
          />
        }
      >
        {({ schools, classes }) => (
          <>
            {classes.length > 0 && <OwnClasses classes={classes} />}
            {others === null ? <Skeletons shape="rows" /> : <Schools schools={schools} parts={inOrder(others)} />}
          </>
        )}
      </ListState>
    </Frame>
  );
}

const inOrder = (others: readonly OfficePart[]): readonly OfficePart[] =>
  [...ownParts, ...others].toSorted((one, other) => one.position - other.position);

const hasNotice = ({ confirmed, administers, adminMode }: SchoolBrief) => !confirmed || (administers && adminMode === 'synchronised');

interface SchoolsProps {
  readonly schools: readonly SchoolBrief[];
  readonly parts: readonly OfficePart[];
}

function Schools({ schools, parts }: SchoolsProps) {
  const styles = useStyles();
  const [search, setSearch] = useSearchParams();
  const administered = schools.filter(({ administers }) => administers);
  const first =
    schools.find(({ openRequests }) => openRequests > 0 && search.get('bereich') === 'anfragen') ??
    administered.find(({ parentId }) => administered.every(({ id }) => id !== parentId)) ??
    schools[0];
  const school = schools.find(({ id }) => id === search.get('schule')) ?? first;
  useSchoolLive(school?.id ?? null);
  if (!school) return null;
  const open = parts.filter((one) => isOpenFor(one, school));
  const tabs = open.filter(({ kind }) => kind === 'tab');
  const part = open.find(({ name }) => name === search.get('bereich')) ?? tabs[0];
  if (!part) return null;
  const { name: bereich, Part } = part;
  const go = (change: Readonly<Record<string, string>>) => setSearch({ schule: school.id, bereich, ...change }, { replace: true });
  return (
    <div className={styles.split}>
      <SchoolTree schools={schools} current={school.id} onChoose={(schule) => go({ schule })} />
      <section className={styles.main} aria-label={school.name}>
        <Tabs
          className={styles.tabs}
          tabs={tabs.map(({ name, label }) => ({ name, label: label(school) }))}
          chosen={bereich}
          onChoose={(name) => go({ bereich: name })}
          label={texts.partsOf}
        />
        {hasNotice(school) && (
          <Suspense fallback={null}>
            <SchoolNotices school={school} {...(bereich !== 'schule' && { onSettings: () => go({ bereich: 'schule' }) })} />
          </Suspense>
        )}
        {part.kind === 'tool' && <h2 className={styles.tool}>{part.label(school)}</h2>}
        <Suspense fallback={<Skeletons shape="rows" />}>
          <Part key={school.id} school={school} />
        </Suspense>
      </section>
      {/* Beside the school on wide screens; on small ones below what the tools are about. */}
      <ToolLinks school={school} tools={parts} />
    </div>
  );
}

/** Who administers a school has all of it; its teachers their classes and teams, and what they put away where they keep the classes themselves. */
function isOpenFor({ name }: OfficePart, { administers, adminMode }: SchoolBrief): boolean {
  return administers || ['klassen', 'teams'].includes(name) || (name === 'ablage' && adminMode === 'selfManaged');
}
