import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import { CalendarArrowRight24Regular } from '@fluentui/react-icons/svg/calendar-arrow-right';
import { ButtonLink, Card, EmptyState, ListState, Screen as Frame, Tabs } from '@pausenplatz/kernel-ui';
import { useSearchParams } from 'react-router-dom';
import { officeScreenTexts as texts } from '../../texts.screens.ts';
import { officeTitles } from '../../titles.ts';
import type { SchoolBrief } from '../../contract/index.ts';
import { useOffice, useSchoolLive } from '../data.ts';
import { ClassesPart } from '../office/classes-part.tsx';
import { ExportPart } from '../office/export-part.tsx';
import { LogPart } from '../office/log-part.tsx';
import { OwnClasses } from '../office/own-classes.tsx';
import { PeoplePart } from '../office/people-part.tsx';
import { RequestsPart } from '../office/requests-part.tsx';
import { SchoolPart } from '../office/school-part.tsx';
import { SchoolTree } from '../office/school-tree.tsx';
import { ShelfPart } from '../office/shelf-part.tsx';
import { TeamsPart } from '../office/teams-part.tsx';
import { ToolLinks } from '../office/tool-links.tsx';
import { LinkCheck } from '../reports/link-check.tsx';
import { VisitNumbers } from '../reports/visit-numbers.tsx';
import { YearPart } from '../year/plans.tsx';

const useStyles = makeStyles({
  split: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: '260px minmax(0, 1fr)',
    alignItems: 'start',
    '@media (max-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  },
  single: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  // On small screens the school stands above, its tools below what they are about.
  side: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', '@media (max-width: 960px)': { display: 'contents' } },
  main: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  tabs: { flexWrap: 'wrap', rowGap: '4px', marginLeft: '-10px' },
  tool: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  reminder: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
});

const adminParts = ['klassen', 'personen', 'anfragen', 'teams', 'schule', 'ablage', 'protokoll'] as const;
/** Teachers who keep their classes themselves also find there what they put away. */
const teacherParts = ['klassen', 'teams', 'ablage'] as const;
/** Tools whose own addresses are for teachers (specification section 6): who administers has them here too, from the list of tools. */
const toolParts = ['jahreswechsel', 'export', 'links', 'besuche'] as const;
type Part = (typeof adminParts)[number] | (typeof toolParts)[number];

/** `/verwaltung`: the classes of a teacher, the whole school for who administers it. */
export function Screen() {
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
        {({ schools, classes, reminds }) => (
          <>
            {reminds && <Reminder />}
            {classes.length > 0 && <OwnClasses classes={classes} />}
            <Schools schools={schools} />
          </>
        )}
      </ListState>
    </Frame>
  );
}

/** Admins who are no teachers plan inside of the administration: the tool's own address is for teachers (specification section 6). */
function Reminder() {
  const styles = useStyles();
  return (
    <Card className={styles.reminder}>
      <span>{texts.reminder}</span>
      <ButtonLink to="/verwaltung?bereich=jahreswechsel" appearance="primary" icon={<CalendarArrowRight24Regular />}>
        {texts.reminderAction}
      </ButtonLink>
    </Card>
  );
}

function Schools({ schools }: { readonly schools: readonly SchoolBrief[] }) {
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
  const ofTeacher = teacherParts.filter((one) => one !== 'ablage' || school.adminMode === 'selfManaged');
  const tabs: readonly Part[] = school.administers ? adminParts : ofTeacher;
  const parts: readonly Part[] = school.administers ? [...adminParts, ...toolParts] : ofTeacher;
  const part = parts.find((one) => one === search.get('bereich')) ?? 'klassen';
  const go = (change: Readonly<Record<string, string>>) => setSearch({ schule: school.id, bereich: part, ...change }, { replace: true });
  return (
    <div className={styles.split}>
      <div className={styles.side}>
        <SchoolTree schools={schools} current={school.id} onChoose={(schule) => go({ schule })} />
        <ToolLinks school={school} />
      </div>
      <section className={styles.main} aria-label={school.name}>
        <Tabs
          className={styles.tabs}
          tabs={tabs.map((name) => ({ name, label: labelOf(name, school) }))}
          chosen={part}
          onChoose={(bereich) => go({ bereich })}
          label={texts.partsOf}
        />
        {!school.confirmed && (
          <MessageBar intent="info" layout="multiline">
            <MessageBarBody>
              <MessageBarTitle>{texts.unconfirmed}</MessageBarTitle>
              {texts.unconfirmedBody}
            </MessageBarBody>
          </MessageBar>
        )}
        {!tabs.includes(part) && <h2 className={styles.tool}>{texts.parts[part]}</h2>}
        <PartOf part={part} school={school} />
      </section>
    </div>
  );
}

function labelOf(part: Part, { openRequests }: SchoolBrief): string {
  return part === 'anfragen' && openRequests > 0 ? `${texts.parts.anfragen} (${openRequests})` : texts.parts[part];
}

function PartOf({ part, school }: { readonly part: Part; readonly school: SchoolBrief }) {
  switch (part) {
    case 'klassen':
      return <ClassesPart school={school} />;
    case 'personen':
      return <PeoplePart key={school.id} school={school} />;
    case 'anfragen':
      return <RequestsPart school={school} />;
    case 'teams':
      return <TeamsPart school={school} />;
    case 'schule':
      return <SchoolPart key={school.id} school={school} />;
    case 'jahreswechsel':
      return <YearPart key={school.id} school={school} />;
    case 'export':
      return <ExportPart school={school} />;
    case 'ablage':
      return <ShelfPart school={school} />;
    case 'links':
      return <LinkCheck key={school.id} schoolId={school.id} />;
    case 'besuche':
      return <VisitNumbers key={school.id} schoolId={school.id} />;
    case 'protokoll':
      return <LogPart school={school} />;
  }
}
